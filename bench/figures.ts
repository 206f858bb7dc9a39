// Prints figures: what was measured, and what is wanted.
export interface Figure {
  what: string;
  measured: string;
  wanted: string;
  met: boolean;
}

const figures: Figure[] = [];

export const percent = (share: number): string => `${Math.round(share * 100)} %`;
export const ms = (value: number): string => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;

export function report(figure: Figure): void {
  figures.push(figure);
  const { what, measured, wanted, met } = figure;
  process.stdout.write(`${met ? "  " : "! "}${what.padEnd(46)} ${measured.padEnd(44)} ${wanted}\n`);
}

export const missed = (): Figure[] => figures.filter(({ met }) => !met);
