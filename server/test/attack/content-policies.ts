// Google's evaluator on the content policy of every kind of page, as it is sent.
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { ATTACKED_STORE } from "./attack-target.ts";
import type { Scanner } from "./run-scanner.ts";

const others = ["/docs", "/no/such/page", "/healthz", "/openapi.json", "/sitemap.xml", "/embed.js"];
const grave = new Set([Severity.HIGH, Severity.HIGH_MAYBE, Severity.SYNTAX]);

const judge = (policy: string) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .map(({ severity, directive, value, description }) => ({
      isGrave: grave.has(severity),
      line: `${Severity[severity]} ${directive}${value ? ` ${value}` : ""}: ${description}`,
    }));

export const contentPolicies: Scanner = {
  name: "csp_evaluator",
  async run({ url }) {
    const paths = [...Object.values(pages), ...others].map((path) =>
      path.replace(":storeName", ATTACKED_STORE).replaceAll(/:\w+/g, "some"),
    );
    const policies = new Map<string, string[]>();
    for (const path of paths) {
      const { headers } = await fetch(url + path, { headers: { accept: "text/html" } });
      const policy = headers.get("content-security-policy") ?? "";
      policies.set(policy, [...(policies.get(policy) ?? []), path]);
    }
    const judged = [...policies].flatMap(([policy, sent]) =>
      judge(policy).map(({ isGrave, line }) => ({
        isGrave,
        line: `${sent.length} pages like ${sent[0]}: ${line}`,
      })),
    );
    return {
      said: [`${paths.length} addresses send ${policies.size} policies`, ...judged.map(({ line }) => line)],
      findings: judged.filter(({ isGrave }) => isGrave).map(({ line }) => line),
    };
  },
};
