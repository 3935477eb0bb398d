import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Path from the root with forward slashes → text. A file that is not text is there for its name, with no text. */
export type SourceFiles = ReadonlyMap<string, string>;

const textFile = /\.(?:ts|tsx|mjs|js|jsx|css|md|json|html|txt|xml|webmanifest|sql|sh|yml|yaml)$/;

/** Every file that is or could be committed: what another engineer adds is guarded before it is committed. */
export function readSourceFiles(root: string): SourceFiles {
  const files = filesKnownToGit(root) ?? filesOnDisk(root);
  return new Map(
    files
      .filter((file) => existsSync(path.join(root, file)))
      .map((file) => [file, textFile.test(file) ? readFileSync(path.join(root, file), "utf8") : ""]),
  );
}

function filesOnDisk(root: string): string[] {
  const skipped = [".git", "node_modules", ...ignoredFolders(root)];
  function walk(folder: string): string[] {
    return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const file = path.posix.join(folder, entry.name);
      if (!entry.isDirectory()) return [file];
      return skipped.includes(entry.name) ? [] : walk(file);
    });
  }
  return walk("");
}

/** Null without a repository of our own: a checkout unpacked inside another repository must not read as empty. */
function filesKnownToGit(root: string): string[] | null {
  if (!existsSync(path.join(root, ".git"))) return null;
  const listed = spawnSync("git", ["ls-files", "-co", "--exclude-standard", "-z"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  return listed.status === 0 ? listed.stdout.split("\0").filter((file) => file !== "") : null;
}

function ignoredFolders(root: string): string[] {
  const file = path.join(root, ".gitignore");
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").split(/\r?\n/);
  return lines.filter((line) => /^[^*!#]+\/$/.test(line)).map((line) => line.replaceAll("/", ""));
}
