// Woodworking tools and wooden goods.

import type { Glyphs } from "./shapes.ts";
import {
  brass,
  circle,
  each,
  glint,
  lie,
  line,
  metal,
  path,
  rect,
  shade,
  stand,
  turn,
  wood,
  woodDark,
} from "./shapes.ts";

export const workshop: Glyphs = {
  board: lie((t) => [
    rect(140, 180, 360, 280, 22, woodDark),
    each([...Array(20).keys()], (i) =>
      rect(
        142 + (i % 5) * 72,
        182 + Math.floor(i / 5) * 70,
        69,
        67,
        6,
        ["#9b7350", "#7f5a3b", "#b08759"][(i * 7 + Math.floor(i / 5) * 2) % 3] ?? wood,
      ),
    ),
    `<rect x="162" y="202" width="316" height="236" rx="12" fill="none" stroke="${t.dark}" stroke-width="7" opacity=".5"/>`,
  ]),
  chisel: lie((t, d) => [
    d
      ? turn(
          -16,
          320,
          320,
          rect(190, 320, 52, 210, 24, wood),
          path("M198 330V140q30 20 36 60v130z", metal),
          rect(300, 320, 52, 210, 24, woodDark),
          line("M326 320v-80q0-70 60-70q50 10 40 60", metal, 20),
          path("M400 360q60-20 70 40l-10 130h-50z", "#d8bd8e"),
        )
      : turn(
          36,
          320,
          320,
          path("M292 110l56-24v216h-56z", metal),
          path("M304 300h32v60h-32z", "#7f837f"),
          rect(290, 354, 60, 180, 24, wood),
          rect(290, 354, 60, 22, 8, brass),
          rect(290, 514, 60, 20, 10, t.dark),
          glint("M300 130h12v160h-12z"),
        ),
  ]),
  mallet: lie((t) => [
    turn(
      30,
      320,
      320,
      path("M300 300h40l8 200q0 44-28 44t-28-44z", woodDark),
      path("M222 140q0-48 98-48t98 48l-34 180q-4 22-26 22h-76q-22 0-26-22z", wood),
      shade("M350 94q68 8 68 46l-34 180q-4 22-26 22h-30z"),
      line("M232 190q88 24 176 0M240 232q80 22 160 0", woodDark, 5),
      rect(290, 400, 60, 12, 6, t.main),
    ),
  ]),
  plane: stand((t) => [
    line("M296 330q-60-90-130-30q-30 60 30 70q40-6 26-36", "#dcc39a", 13),
    path("M330 440l96-250 44 16-90 234z", metal),
    path("M356 440l70-182 30 12-62 170z", t.dark),
    path("M100 500v-46q40-10 60-74q80-10 110 50h70l40-60h50q40 70 110 84v46z", t.main),
    rect(90, 476, 460, 24, 6, "#7f837f"),
    circle(214, 360, 38, wood),
    rect(200, 388, 28, 30, 6, brass),
  ]),
  gauge: lie((t) => [
    turn(
      -30,
      320,
      320,
      rect(110, 300, 420, 34, 8, "#7b4a3a"),
      rect(330, 216, 90, 200, 20, "#93604a"),
      rect(330, 216, 16, 200, 6, brass),
      circle(384, 240, 17, brass),
      circle(126, 317, 22, metal),
      each([170, 200, 230, 260, 290], (x) => line(`M${x} 304v12`, t.light, 4)),
    ),
  ]),
  stool: stand(() => [
    line("M250 290L190 490M390 290L450 490", woodDark, 30),
    line("M320 290V480", "#7a5638", 30),
    line("M228 400H412", woodDark, 16),
    path("M150 230q170-40 340 0q10 70-40 76H190q-50-6-40-76z", wood),
    shade("M150 262q170 40 340 0q4 40-40 44H190q-44-4-40-44z"),
  ]),
};
