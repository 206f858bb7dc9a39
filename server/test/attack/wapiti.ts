// wapiti follows the links of pages and attacks what it finds. Without the modules that ask a server of its authors.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { ATTACKED_STORE } from "./attack-target.ts";
import { runScanner, SCANS, type Scanner } from "./run-scanner.ts";

const modules =
  "backup,blindsql,cookieflags,crlf,csp,csrf,exec,file,htaccess,http_headers,methods,permanentxss,redirect,shellshock,sql,xss";
const starts = [
  `/store/${ATTACKED_STORE}`,
  `/embed/${ATTACKED_STORE}`,
  "/docs",
  "/faqs",
  "/auth/login",
  "/sitemap.xml",
];

/** What it takes for a fault and is none, and why. */
const noFaults: [pattern: RegExp, why: string][] = [
  [/^Backup file: GET \/auth\//, "every address below /auth is answered with the app's document"],
  [/: X-XSS-Protection is not set$/, "it is 0, because the filter of old browsers could itself be exploited"],
];

const Found = z.array(z.object({ method: z.string(), path: z.string(), info: z.string() }));
const Report = z.object({
  vulnerabilities: z.record(z.string(), Found),
  anomalies: z.record(z.string(), Found),
});

export const wapiti: Scanner = {
  name: "wapiti",
  program: ["wapiti", "--version"],
  async run({ url, signIn }) {
    const report = join(SCANS, "wapiti.json");
    const from = starts.flatMap((path) => ["-s", `${url}${path}`]);
    const limits = ["--max-scan-time", "240", "--max-attack-time", "90", "--flush-session", "--no-bugreport"];
    const who = ["-H", `Authorization: Bearer ${await signIn("owner")}`];
    const { output, fault } = await runScanner(
      "wapiti",
      [
        "wapiti",
        "-u",
        `${url}/`,
        ...from,
        "--scope",
        "domain",
        "-m",
        modules,
        ...limits,
        ...who,
        "-f",
        "json",
        "-o",
        report,
      ],
      { most: 900, report },
    );
    if (fault !== undefined) return { said: [], findings: [fault] };
    const { vulnerabilities, anomalies } = Report.parse(JSON.parse(readFileSync(report, "utf8")));
    const scanned = /found [1-9]\d* URLs/i.exec(output)?.[0];
    const findings = Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, found]) =>
      found.map(({ method, path, info }) => `${kind}: ${method} ${path}: ${info}`),
    );
    const said = noFaults.flatMap(([pattern, why]) => {
      const count = findings.filter((finding) => pattern.test(finding)).length;
      return count > 0 ? [`${count} times no fault (${pattern.source}): ${why}`] : [];
    });
    return {
      said: scanned === undefined ? said : [scanned, ...said],
      findings: [
        ...(scanned === undefined ? ["nothing was tested: wapiti found no addresses"] : []),
        ...findings.filter((finding) => !noFaults.some(([pattern]) => pattern.test(finding))),
      ],
    };
  },
};
