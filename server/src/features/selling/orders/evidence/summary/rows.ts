import { type Html, html } from "../html.ts";
import { inUtc, inZone } from "../moment-words.ts";

type Cell = string | Html;

const isShown = ([, cell]: readonly [string, Cell]): boolean => cell !== "";

/** What a person wrote: its direction doesn't reach beyond it. */
export const said = (text: string): Html => html`<bdi>${text}</bdi>`;

export const linesOf = (lines: readonly string[]): Html =>
  html`${lines.map((line) => html`<div><bdi>${line}</bdi></div>`)}`;

/** Names and values in two columns; empty values are left out. */
export const factRows = (facts: readonly (readonly [name: string, value: Cell])[]): Html =>
  html`<table><tbody>${facts.filter(isShown).map(([name, value]) => html`<tr><th scope="row">${name}</th><td>${value}</td></tr>`)}</tbody></table>`;

export const tableOf = (headings: readonly string[], rows: readonly (readonly Cell[])[]): Html =>
  html`<table><thead><tr>${headings.map((one) => html`<th scope="col">${one}</th>`)}</tr></thead><tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table>`;

export const momentCell = (zone: string, at: Date): Html =>
  html`${inZone(zone, at)}<div class="faint">${inUtc(at)}</div>`;
