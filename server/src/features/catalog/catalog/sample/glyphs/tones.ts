// Three soft grounds and three muted object colours per trade, with a dark and a light one for the details.
import type { Tones } from "./shapes.ts";

type Palette = { grounds: readonly string[]; mains: readonly string[]; dark: string; light: string };

const palettes: Record<string, Palette> = {
  HAI: {
    grounds: ["#ead9d2", "#dfdcd0", "#d8c3bb"],
    mains: ["#b5756a", "#7e8b74", "#9a6a78"],
    dark: "#4a3835",
    light: "#f8f1ea",
  },
  COF: {
    grounds: ["#e3d8c7", "#d3d6cc", "#d9c4ac"],
    mains: ["#6f5443", "#55705f", "#a9623f"],
    dark: "#35291f",
    light: "#f6eddd",
  },
  CER: {
    grounds: ["#d9dfdf", "#e6dfd3", "#c9d3d1"],
    mains: ["#4f6f86", "#a8694a", "#7a8a72"],
    dark: "#33434d",
    light: "#f7f4ec",
  },
  GAR: {
    grounds: ["#dfe4d2", "#e9dfcd", "#c9d4c0"],
    mains: ["#b8704c", "#7d6a86", "#c59a4a"],
    dark: "#3b4637",
    light: "#f8f5e6",
  },
  BAK: {
    grounds: ["#efe0c8", "#dcd9d2", "#e6cdb2"],
    mains: ["#b0564a", "#6d7f86", "#8a6f8c"],
    dark: "#4f3526",
    light: "#fdf6e8",
  },
  STA: {
    grounds: ["#dedfe6", "#ebe2d5", "#ccd4d8"],
    mains: ["#51648a", "#b97559", "#5f7d73"],
    dark: "#2f3647",
    light: "#f8f5ee",
  },
  PET: {
    grounds: ["#dbe3e0", "#ece1cf", "#c8d6d6"],
    mains: ["#4d7b7c", "#c07a4c", "#7b6a8f"],
    dark: "#2f4245",
    light: "#faf5ea",
  },
  CAN: {
    grounds: ["#e2dae0", "#e8dfd0", "#cfc6d0"],
    mains: ["#7a5a78", "#a97a4f", "#5f7570"],
    dark: "#3b2f3d",
    light: "#f9f3ea",
  },
  BIK: {
    grounds: ["#d9dde0", "#e4dfd2", "#c6ced2"],
    mains: ["#b4553f", "#47687f", "#b58a35"],
    dark: "#2b3135",
    light: "#f4f2ec",
  },
  FIT: {
    grounds: ["#dde2da", "#e9dcd5", "#cbd6d6"],
    mains: ["#a35e52", "#4f7478", "#6c6f94"],
    dark: "#313a3e",
    light: "#f7f3ec",
  },
  PHO: {
    grounds: ["#dcdad5", "#d5dce0", "#e5d9c9"],
    mains: ["#7c5f4d", "#566f80", "#a08247"],
    dark: "#2f2e2d",
    light: "#f5f1e8",
  },
  MAK: {
    grounds: ["#e7ddcc", "#d6dcd8", "#dccab4"],
    mains: ["#47637f", "#a8504a", "#6b7a55"],
    dark: "#3a3029",
    light: "#f9f3e6",
  },
};

const at = (list: readonly string[], index: number) => list[index % list.length] ?? "#888888";

/** The colours of a trade's n-th product; they repeat after nine products. */
export function tonesFor(trade: string, index: number): Tones {
  const palette = palettes[trade];
  if (palette === undefined) throw new Error(`no palette for ${trade}`);
  const way = index + Math.floor(index / 3);
  return {
    ground: at(palette.grounds, index),
    main: at(palette.mains, way),
    second: at(palette.mains, way + 1),
    dark: palette.dark,
    light: palette.light,
  };
}
