import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { buildFolder } from "../tools/build.ts";
import { freePort } from "./free-port.ts";
import { type Measure, median } from "./measure.ts";

const rounds = 5;
const secondsPerRound = 3;

/** Requests per second for the precompressed home page, one process each, in turns so that both meet the same noise. */
export async function measureStaticRate(base: string): Promise<Measure[]> {
  if (!hasTool("nginx") || !hasTool("wrk")) {
    console.log("The comparison with nginx needs nginx and wrk (apt-get install nginx-light wrk); left out.");
    return [];
  }
  const nginx = await startNginx();
  try {
    const ratios: number[] = [];
    const ours: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const theirs = requestsPerSecond(`${nginx.url}/index.html`);
      const own = requestsPerSecond(`${base}/`);
      ours.push(own);
      ratios.push(own / theirs);
    }
    return [
      { name: "static requests/s", value: median(ours), unit: "" },
      { name: "static requests/s beside nginx", value: median(ratios), unit: "", budget: 0.5, atLeast: true },
    ];
  } finally {
    nginx.stop();
  }
}

function requestsPerSecond(url: string): number {
  const args = ["-t1", "-c50", `-d${secondsPerRound}s`, "-H", "Accept-Encoding: br", url];
  const { stdout } = spawnSync("wrk", args, { encoding: "utf8" });
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

async function startNginx(): Promise<{ url: string; stop: () => void }> {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-nginx-"));
  const port = await freePort();
  const client = path.join(buildFolder("production"), "client");
  // Debian's nginx has no brotli module: it serves the compressed bytes as they are, which is the least work there is.
  writeFileSync(
    path.join(folder, "nginx.conf"),
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log stderr;
events { worker_connections 512; }
http { access_log off; sendfile on; keepalive_requests 1000000; open_file_cache max=100;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  server { listen 127.0.0.1:${port}; location / { root ${client}; try_files $uri.br =404; types {} default_type text/html; add_header Content-Encoding br; } } }`,
  );
  const child: ChildProcess = spawn("nginx", ["-c", path.join(folder, "nginx.conf")], { stdio: "ignore" });
  await pause(500);
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      child.kill("SIGQUIT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function hasTool(name: string): boolean {
  return spawnSync("sh", ["-c", `command -v ${name}`]).status === 0;
}
