// npm run attack: prints for each scanner what it did, and what somebody has to look at. See CONTRIBUTING.md.
import { type AttackTarget, onAttackedServer } from "./attack-target.ts";
import { contentPolicies } from "./content-policies.ts";
import { hiddenPaths } from "./hidden-paths.ts";
import { SCANS, type Scanner, versionOf } from "./run-scanner.ts";
import { slowClients } from "./slow-clients.ts";
import { sqlmap } from "./sqlmap.ts";
import { wapiti } from "./wapiti.ts";

const scanners = [contentPolicies, hiddenPaths, slowClients, wapiti, sqlmap];
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Returns how many things it found. One that was asked for and is not installed is one. */
async function scan(
  { name, program, run }: Scanner,
  target: AttackTarget,
  isAsked: boolean,
): Promise<number> {
  const version = program && versionOf(program);
  if (program && version === undefined) {
    say(`${name} is not installed and is left out. On Debian: apt-get install ${program[0]}.`);
    return isAsked ? 1 : 0;
  }
  say(`${name}${version ? ` ${version}` : ""}…`);
  const { said, findings } = await run(target);
  for (const line of said) say(`  ${line}`);
  say(findings.length === 0 ? "  nothing found" : `  ${findings.length} to look at:`);
  for (const finding of findings) say(`    ${finding}`);
  return findings.length;
}

async function main(asked: string[]): Promise<number> {
  const names = scanners.map(({ name }) => name);
  const unknown = asked.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    say(`There is no ${unknown.join(", ")}. There are: ${names.join(", ")}.`);
    return 1;
  }
  let found = 0;
  await onAttackedServer(async (target) => {
    say(
      `Attacking ${target.url}, with RATE_LIMIT=off so that no limit hides a call. Whole outputs: ${SCANS}`,
    );
    for (const scanner of scanners)
      if (asked.length === 0 || asked.includes(scanner.name))
        found += await scan(scanner, target, asked.length > 0);
  });
  return found > 0 ? 1 : 0;
}

process.exitCode = await main(process.argv.slice(2));
