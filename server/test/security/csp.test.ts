import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { expect, test } from "vitest";
import { securityHeaders } from "#kernel/http/security-headers.ts";

const grave = (policy: string) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity === Severity.HIGH || severity === Severity.HIGH_MAYBE)
    .map(({ directive, description }) => `${directive}: ${description}`);

test("F9: the evaluator finds nothing grave in the content policy", () => {
  expect(grave(securityHeaders["content-security-policy"])).toEqual([]);
});

test("F9: it would find a policy that lets inline scripts run", () => {
  expect(grave("script-src 'unsafe-inline'; object-src 'none'")).not.toEqual([]);
});
