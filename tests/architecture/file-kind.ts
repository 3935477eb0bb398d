export function isScript(file: string): boolean {
  return /\.(?:ts|tsx|mjs|js|jsx)$/.test(file);
}

export function isCode(file: string): boolean {
  return isScript(file) || file.endsWith(".css");
}

/** Tests state expected answers and stand beside the code of any room. */
export function isTest(file: string): boolean {
  return file.startsWith("tests/") || /\.test\.tsx?$/.test(file);
}

export function isRootConfig(file: string): boolean {
  return /^[a-z-]+\.config\.(?:ts|mjs|js)$/.test(file);
}

/** The files of site/ whose names and exports React Router prescribes. */
export function isFrameworkFile(file: string): boolean {
  return /^site\/(?:root\.tsx|routes\.ts|entry\.(?:client|server)\.tsx)$/.test(file);
}
