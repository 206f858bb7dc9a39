// Reports of ad platforms, as people upload them.

import { M } from "@solodesk/contract/kernel/marketplace.ts";
import type { AdReport } from "@solodesk/contract/marketing/ads/ad-figures.ts";
import type { AdImportOutcome } from "@solodesk/contract/marketing/ads/ad-import.ts";
import type { TestApp } from "./test-app.ts";
import { formOf } from "./test-pictures.ts";

type Query = Record<string, string>;

export const reportCalls = ({ http }: TestApp, headers: Record<string, string>) => {
  const ask = async (path: string, query: Query = {}) =>
    http.inject({ url: `${M}/user/ads${path}`, headers, query });
  const send = (content: string | Buffer, query: Query = {}, name = "report.csv") => {
    const payload = formOf(["file", Buffer.from(content), name, "text/csv"]);
    return http.inject({ method: "POST", url: `${M}/user/ads/import`, query, headers, payload });
  };
  /** What an import that is taken says. */
  const take = async (
    content: string | Buffer,
    query: Query = {},
    name?: string,
  ): Promise<AdImportOutcome> => {
    const answer = await send(content, query, name);
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${answer.body}`);
    return answer.json().data;
  };
  const post = (path: string, payload: object) =>
    http.inject({ method: "POST", url: `${M}/user/ads${path}`, headers, payload });
  const remove = (path: string, query: Query = {}) =>
    http.inject({ method: "DELETE", url: `${M}/user/ads${path}`, headers, query });
  const report = async (query: Query): Promise<AdReport> => (await ask("", query)).json().data;
  return { ask, send, take, post, remove, report };
};
