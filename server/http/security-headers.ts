export type HeaderList = readonly (readonly [name: string, value: string])[];

export type InlineHashes = { scriptHashes: readonly string[]; styleHashes: readonly string[] };

/** For pages and the files they load: a worker obeys the policy sent with its own script. */
export function pageHeaders(hashes: InlineHashes, https: boolean): HeaderList {
  const directives = [
    "default-src 'none'",
    `script-src ${sources(hashes.scriptHashes)}`,
    `style-src ${sources(hashes.styleHashes)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-src 'self' https://www.youtube-nocookie.com",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types site-loader",
    ...(https ? ["upgrade-insecure-requests"] : []),
    "report-to csp",
  ];
  return headersWithPolicy(directives.join("; "), https);
}

/** For everything that is data, not a document. */
export function dataHeaders(https: boolean): HeaderList {
  return headersWithPolicy("default-src 'none'; frame-ancestors 'none'; sandbox", https);
}

/** For what is made for one request: API answers, errors, redirects. */
export function apiHeaders(https: boolean): HeaderList {
  return [...dataHeaders(https), ["Cache-Control", "no-store"]];
}

/** For the frame around a third party's script: lax towards that one origin, closed to every other. */
export function embedHeaders(scriptOrigin: string, https: boolean): HeaderList {
  const { host, origin } = new URL(scriptOrigin);
  const directives = [
    "default-src 'none'",
    `script-src ${origin}`,
    `style-src ${origin} 'unsafe-inline'`,
    `img-src ${origin} data:`,
    `font-src ${origin}`,
    `media-src ${origin}`,
    `connect-src ${origin} wss://${host}`,
    `frame-src ${origin}`,
    `form-action ${origin}`,
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ];
  return headersWithPolicy(directives.join("; "), https, "SAMEORIGIN");
}

function sources(hashes: readonly string[]): string {
  return ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(" ");
}

function headersWithPolicy(policy: string, https: boolean, framing = "DENY"): HeaderList {
  return [
    ["Content-Security-Policy", policy],
    // Two years: preload lists ask for at least one. Over plain http a browser would lock itself out.
    ...(https
      ? [["Strict-Transport-Security", "max-age=63072000; includeSubDomains; preload"] as const]
      : []),
    ["X-Content-Type-Options", "nosniff"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["X-Frame-Options", framing],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ["Cross-Origin-Resource-Policy", "same-origin"],
    [
      "Permissions-Policy",
      "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    ],
    ["Reporting-Endpoints", 'csp="/api/csp-report"'],
  ];
}
