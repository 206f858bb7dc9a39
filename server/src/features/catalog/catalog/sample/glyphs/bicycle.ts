// Bicycle parts and the tools for them.

import type { Glyphs } from "./shapes.ts";
import {
  around,
  brass,
  circle,
  dashes,
  dots,
  each,
  glint,
  label,
  lie,
  line,
  metal,
  oval,
  path,
  rect,
  ring,
  shade,
  stand,
  turn,
  wood,
} from "./shapes.ts";

const spoke = (i: number, along: (angle: number) => number) =>
  Math.round(320 + 160 * along((i * Math.PI) / 10));

export const bicycle: Glyphs = {
  chainring: lie((t) => [
    dashes(320, 320, 186, t.main, 22, 18, 18.52),
    ring(320, 320, 158, t.main, 46),
    around(5, 320, 320, rect(298, 170, 44, 110, 12, t.main) + circle(320, 230, 12, t.ground)),
    ring(320, 320, 62, t.dark, 26),
    ring(320, 320, 160, t.light, 3),
  ]),
  bikepump: stand((t) => [
    line("M340 470q120 10 110-130t40-150", t.dark, 12),
    rect(476, 140, 28, 60, 8, t.second),
    rect(306, 160, 28, 90, 0, metal),
    rect(216, 136, 208, 40, 20, wood),
    rect(284, 236, 72, 232, 8, t.main),
    shade("M332 236h24v232h-24z"),
    circle(320, 420, 40, t.light),
    line("M320 420l16-22", t.dark, 6),
    path("M200 500q0-40 60-40h120q60 0 60 40z", t.dark),
  ]),
  tyre: lie((t, d) =>
    d
      ? [
          ring(320, 310, 160, t.dark, 40),
          ring(320, 310, 168, t.main, 5),
          rect(310, 448, 20, 80, 4, brass),
          rect(302, 506, 36, 34, 6, t.light),
        ]
      : [
          dashes(320, 320, 194, t.dark, 18, 24, 16.63),
          ring(320, 320, 170, t.dark, 46),
          ring(320, 320, 132, "#c39a66", 32),
          ring(320, 320, 116, t.light, 4),
        ],
  ),
  wheel: lie((t) => [
    ring(320, 320, 186, t.dark, 26),
    ring(320, 320, 164, metal, 16),
    line(
      [...Array(20).keys()].map((i) => `M320 320L${spoke(i, Math.cos)} ${spoke(i, Math.sin)}`).join(""),
      t.light,
      4,
    ),
    circle(320, 320, 34, t.main),
    circle(320, 320, 12, t.light),
  ]),
  lube: stand((t) => [
    path("M310 128h20l12 92h-44z", t.dark),
    path("M256 290q0-50 40-74h48q40 24 40 74v182q0 28-28 28h-72q-28 0-28-28z", t.main),
    shade("M344 216q40 24 40 74v182q0 28-28 28h-14z"),
    label(t, 1, 318, 380, 96),
    path("M430 300q34 46 34 66a34 30 0 0 1-68 0q0-20 34-66z", t.second),
  ]),
  hexkeys: lie((t) => [
    each([0, 1, 2, 3, 4], (i) =>
      line(`M${196 + i * 62} 470V${150 + i * 42}h${80 - i * 8}`, i % 2 ? metal : "#7f837f", 26 - i * 3),
    ),
    rect(160, 370, 330, 80, 20, t.main),
    rect(160, 402, 330, 14, 0, t.dark),
  ]),
  saddle: lie((t) => [
    path(
      "M320 100q34 0 40 130q10 90 92 160q50 60 0 106q-60 30-132 0q-72 30-132 0q-50-46 0-106q82-70 92-160q6-130 40-130z",
      t.main,
    ),
    shade("M320 100q34 0 40 130q10 90 92 160q50 60 0 106q-60 30-132 0z"),
    line("M320 210v220", t.dark, 12),
    each(
      [
        [240, 470],
        [280, 486],
        [400, 470],
        [360, 486],
        [320, 134],
      ],
      ([x, y]) => circle(x, y, 11, brass),
    ),
  ]),
  bell: stand((t) => [
    path("M160 400q0-180 160-180t160 180z", brass),
    shade("M390 236q90 40 90 164h-80q20-90-10-164z"),
    glint("M210 340q10-70 70-90q10 20-20 36t-24 58z"),
    circle(320, 214, 20, t.dark),
    rect(150, 396, 340, 24, 12, "#96783d"),
    rect(286, 420, 68, 34, 0, t.dark),
    rect(238, 446, 164, 54, 27, t.main),
  ]),
  kittin: lie((t) => [
    rect(170, 170, 300, 230, 30, metal),
    rect(190, 190, 260, 190, 20, t.main),
    each(
      [
        [250, 250, 44],
        [350, 240, 34],
        [390, 320, 30],
        [290, 330, 36],
      ],
      ([x, y, r]) => circle(x, y, r, "#d87f4d") + circle(x, y, r * 0.7, t.dark),
    ),
    turn(
      -8,
      320,
      460,
      rect(190, 430, 200, 50, 10, t.light) +
        rect(386, 438, 40, 34, 4, t.dark) +
        rect(230, 430, 50, 50, 0, t.second),
    ),
  ]),
  pedal: lie((t) => [
    rect(420, 300, 130, 40, 8, metal),
    line("M500 300v40M516 300v40M532 300v40", t.dark, 4),
    rect(130, 180, 300, 280, 40, t.main),
    rect(186, 226, 70, 74, 10, t.ground),
    rect(304, 226, 70, 74, 10, t.ground),
    rect(186, 340, 70, 74, 10, t.ground),
    rect(304, 340, 70, 74, 10, t.ground),
    rect(130, 304, 300, 32, 0, t.dark),
    each([158, 280, 402], (x) => circle(x, 200, 9, t.light) + circle(x, 440, 9, t.light)),
  ]),
  lamp: stand((t) => [
    path("M420 230l110-40v230l-110-40z", "#f1e2b0"),
    rect(160, 236, 200, 140, 40, t.main),
    rect(330, 216, 96, 180, 22, t.dark),
    oval(424, 306, 22, 74, t.light),
    shade("M160 330h170v46H200q-40 0-40-46z"),
    rect(226, 370, 60, 70, 0, t.dark),
    rect(186, 430, 140, 70, 34, t.second),
    circle(230, 262, 9, t.light),
  ]),
  chain: lie((t) => [
    dots(320, 320, 150, t.main, 62, 16),
    dashes(320, 320, 150, t.dark, 30, 58.9, 58.91),
    ring(320, 320, 150, t.main, 20),
    dots(320, 320, 150, t.light, 22, 16),
    dots(320, 320, 150, t.dark, 9, 16),
  ]),
  levers: lie((t) => [
    each([-20, 0, 20], (a, i) =>
      turn(
        a,
        320,
        560,
        path(
          "M286 480V220q0-90 20-104q40 6 26 40q-8 20 22 60v264q0 34-34 34t-34-34z",
          [t.main, t.second, t.dark][i] ?? t.main,
        ) + rect(308, 270, 22, 150, 11, t.ground),
      ),
    ),
  ]),
  pliers: lie((t) => [
    turn(
      -30,
      320,
      300,
      line("M330 310q60 90 30 220", t.main, 38),
      line("M310 310q-60 90-30 220", t.main, 38),
      path("M300 330q-44-110-20-200q40 20 44 90v80zM340 330q44-110 20-200q-40 20-44 90v80z", metal),
      shade("M340 330q44-110 20-200q-24 12-34 44z"),
      circle(320, 300, 26, t.dark),
      circle(320, 300, 9, t.light),
    ),
  ]),
  brakepads: lie((t) => [
    each(
      [
        [210, 220, -8],
        [420, 240, 10],
        [220, 420, 6],
        [430, 430, -6],
      ],
      ([x, y, a]) =>
        turn(
          a,
          x,
          y,
          path(`M${x - 70} ${y + 60}v-70q0-30 30-30h10l10-44h40l10 44h10q30 0 30 30v70z`, metal) +
            rect(x - 52, y - 20, 104, 64, 14, t.main) +
            line(`M${x} ${y - 10}v44`, t.dark, 6) +
            circle(x, y - 62, 9, t.dark),
        ),
    ),
  ]),
  wrench: lie((t, d) => [
    turn(
      40,
      320,
      320,
      rect(296, 220, 48, 150, 8, metal),
      rect(288, 360, 64, 190, 26, t.main),
      each([400, 424, 448], (y) => rect(288, y, 64, 9, 0, t.dark)),
      d
        ? ring(320, 168, 66, metal, 30) +
            around(10, 320, 168, rect(314, 112, 12, 20, 2, t.dark)) +
            line("M380 190q80 60 40 150", t.dark, 12)
        : circle(320, 170, 66, metal) +
            circle(320, 170, 40, t.dark) +
            rect(304, 154, 32, 32, 4, t.light) +
            rect(304, 250, 32, 90, 4, t.light),
    ),
  ]),
  pannier: stand((t) => [
    line("M270 190q50-60 100 0", t.dark, 14),
    path("M184 230h272l16 244q2 26-24 26H192q-26 0-24-26z", t.main),
    rect(168, 176, 304, 76, 34, t.second),
    shade("M400 252h58l14 222q2 26-24 26h-50z"),
    each([236, 390], (x) => rect(x, 200, 22, 190, 6, t.dark) + rect(x - 6, 330, 34, 36, 6, brass)),
    path("M184 420h272l4 40H180z", t.light),
  ]),
};
