// Runs the checks of this project and counts them: a tool is one check, a test runner as many as it has
// tests.
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { delimiter, join } from "node:path";
import { NODE24_SETTINGS, node24, ROOT } from "./node24.mjs";

const REPORTS = join(ROOT, ".cache", "reports");
const bin = (...parts) => join(ROOT, "node_modules", ...parts);

/** A tool that is a JavaScript file, run under Node 24. */
export const tool = (name, script, args, cwd = ROOT) => ({
  name,
  args: [bin(...script.split("/")), ...args],
  cwd,
});

const counters = {
  vitest: (report) => ({
    passed: report.numPassedTests,
    // A file that cannot be loaded has no tests to fail, but it failed.
    failed:
      report.numFailedTests +
      report.testResults.filter((f) => f.status === "failed" && f.assertionResults.length === 0).length,
    skipped: report.numPendingTests + report.numTodoTests,
  }),
  playwright: ({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }),
};

const firstTryFailed = ({ tests }) => tests.some(({ status }) => status === "flaky");

const failures = {
  vitest: ({ testResults }) =>
    testResults.flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === "failed");
      if (failed.length === 0) return message ? [`${name}: ${message}`] : [];
      return failed.map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages[0]}`);
    }),
  playwright: ({ suites, errors }) => [
    ...suites.flatMap(function failedIn({ file, specs = [], suites: inner = [] }) {
      const own = specs
        .filter((spec) => !spec.ok || firstTryFailed(spec))
        .map(({ ok, title, line, tests }) => {
          const { errors: reasons = [] } = tests[0]?.results[0] ?? {};
          return `${ok ? "passed only at its second try: " : ""}${file}:${line} ${title}: ${reasons[0]?.message}`;
        });
      return [...own, ...inner.flatMap(failedIn)];
    }),
    ...errors.map(({ message }) => message),
  ],
};

/**
 * Failures and their reasons, including tests that passed on retry, above the runner's own output, which may
 * be cut.
 */
function saidShort({ kind, report }) {
  if (!kind) return [];
  try {
    return failures[kind](JSON.parse(readFileSync(report, "utf8"))).map(
      (failure) => `     ${failure.split("\n").slice(0, 30).join("\n     ")}`,
    );
  } catch {
    return [];
  }
}

/** A stage whose runner writes a JSON report, from which its tests are counted. */
export const runner = (kind, stage) => ({
  ...stage,
  kind,
  report: join(REPORTS, `${stage.name.replaceAll(" ", "-")}.json`),
});

function count({ kind, report }, ok) {
  if (!kind) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  try {
    const counted = counters[kind](JSON.parse(readFileSync(report, "utf8")));
    const silent = !ok && counted.failed === 0;
    return { ...counted, failed: counted.failed + (silent || counted.passed === 0 ? 1 : 0) };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

function runStage(stage) {
  const started = Date.now();
  const path = [bin(".bin"), process.env.PATH].join(delimiter);
  const reporting = {
    vitest: ["--reporter=default", "--reporter=json", `--outputFile.json=${stage.report}`],
    playwright: [],
  };
  const args = [...stage.args, ...(stage.kind ? reporting[stage.kind] : [])];
  const env = {
    // Compiled code is kept between the many short processes of a run.
    NODE_COMPILE_CACHE: NODE24_SETTINGS.NODE_COMPILE_CACHE,
    ...process.env,
    ...stage.env,
    PATH: path,
    FORCE_COLOR: "0",
    NO_COLOR: "1",
    PLAYWRIGHT_JSON_OUTPUT_FILE: stage.report ?? "",
  };
  return new Promise((resolve) => {
    const child = spawn(node24(), args, { cwd: stage.cwd, env, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
    child.on("close", (code) => {
      const result = count(stage, code === 0);
      const ok = result.failed === 0 && result.skipped === 0;
      const tests = stage.kind ? `, ${result.passed} passed` : "";
      console.log(
        `${ok ? "ok  " : "FAIL"} ${stage.name} (${((Date.now() - started) / 1000).toFixed(1)} s${tests})`,
      );
      if (result.skipped > 0) console.log(`     ${result.skipped} skipped: a skipped test counts as failed`);
      for (const line of saidShort(stage)) console.log(line);
      if (stage.figures) for (const line of new Set(output.match(stage.figures))) console.log(`     ${line}`);
      if (!ok) console.log(output.split("\n").slice(-400).join("\n"));
      resolve({ passed: result.passed, failed: result.failed + result.skipped });
    });
  });
}

/** Runs groups one after another, and the stages of a group at the same time. Returns the sums. */
export async function runStages(groups) {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const sums = { passed: 0, failed: 0 };
  for (const group of groups) {
    for (const { passed, failed } of await Promise.all(group.map(runStage))) {
      sums.passed += passed;
      sums.failed += failed;
    }
  }
  return sums;
}

/** Prints the closing line and exits with the matching code. `leftOut`: stages that this machine lacks a program for. */
export function close({ passed, failed }, leftOut = 0) {
  console.log(`${passed} passed, ${failed} failed${leftOut > 0 ? `, ${leftOut} left out` : ""}`);
  process.exit(failed > 0 || passed === 0 ? 1 : 0);
}
