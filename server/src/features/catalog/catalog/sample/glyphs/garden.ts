// Plants and the tools to tend them.

import type { Glyphs, Tones } from "./shapes.ts";
import {
  circle,
  each,
  glint,
  label,
  leaf,
  leafDark,
  lie,
  line,
  metal,
  oval,
  path,
  rect,
  shade,
  sprig,
  stand,
  turn,
  wood,
  woodDark,
} from "./shapes.ts";

const soil = "#5a4636";
const potBase = (t: Tones) => [
  path("M222 392h196l-20 94q-4 14-18 14H260q-14 0-18-14z", t.main),
  rect(208, 360, 224, 46, 10, t.main),
  shade("M380 360h42q10 0 10 10v26q0 10-14 10l-20 80q-4 14-18 14h-20z"),
];

export const garden: Glyphs = {
  leafy: stand((t) => [
    line("M320 370V160M320 320l-60-60M320 290l64-64M320 240l-44-54", leafDark, 9),
    each(
      [
        [236, 240, -56, 0],
        [406, 212, 52, 1],
        [260, 164, -34, 1],
        [330, 128, 8, 0],
        [214, 330, -72, 1],
        [420, 306, 70, 0],
      ],
      ([x, y, a, k]) =>
        turn(a, x, y, oval(x, y, 34, 66, k ? leaf : leafDark) + line(`M${x} ${y - 50}v100`, t.light, 3)),
    ),
    ...potBase(t),
  ]),
  snakeplant: stand((t) => [
    each(
      [
        [262, 190, -14],
        [382, 200, 15],
        [296, 120, -4],
        [348, 150, 6],
      ],
      ([x, y, a]) =>
        turn(
          a,
          x,
          380,
          path(`M${x} ${y}q34 110 22 200h-44q-12-90 22-200z`, leafDark) +
            line(`M${x} ${y + 50}v130`, leaf, 12),
        ),
    ),
    ...potBase(t),
  ]),
  cactus: stand((t) => [
    oval(320, 270, 122, 112, leaf),
    each([-84, -44, 0, 44, 84], (x) =>
      line(`M${320 + x * 0.5} 166q${x * 1.1} 104 ${x * 0.4} 200`, leafDark, 6),
    ),
    each(
      [-60, -20, 22, 62],
      (x) => circle(320 + x, 240 + (x % 3) * 14, 5, t.light) + circle(320 + x * 1.2, 300, 5, t.light),
    ),
    circle(300, 160, 15, t.second),
    circle(338, 158, 15, t.second),
    ...potBase(t),
  ]),
  mossball: stand((t) => [
    each([-58, -20, 14, 50], (a) =>
      turn(
        a,
        320,
        330,
        line("M320 330V130", leafDark, 7) +
          line("M296 150q24 26 48 0M292 190q28 30 56 0M290 232q30 32 60 0", leaf, 13),
      ),
    ),
    circle(320, 384, 108, "#7c8450"),
    each(
      [
        [280, 350],
        [340, 340],
        [370, 400],
        [300, 420],
      ],
      ([x, y]) => circle(x, y, 13, leafDark),
    ),
    path("M180 462h280q-10 38-60 38H240q-50 0-60-38z", t.main),
  ]),
  wateringcan: stand((t) => [
    line("M410 300q104-60 96 60q-6 80-84 90", t.dark, 20),
    line("M232 262q70-110 160-10", t.dark, 20),
    path("M222 440L110 250l-34 12-8-24 90-40 10 22-28 16 96 130z", t.main),
    path("M214 260h206l14 216q2 24-22 24H222q-24 0-22-24z", t.main),
    shade("M364 260h56l14 216q2 24-22 24h-40z"),
    rect(202, 350, 226, 20, 0, t.second),
  ]),
  seeds: lie((t, d) => [
    rect(200, 130, 240, 380, 10, t.light),
    rect(200, 130, 240, 84, 10, t.main),
    rect(200, 452, 240, 58, 10, t.second),
    d
      ? circle(292, 330, 50, t.second) +
        circle(356, 360, 42, t.main) +
        path("M292 282l-20-16 20 6 20-6zM356 320l-18-14 18 6 18-6z", leafDark)
      : line("M320 440V320", leafDark, 8) +
        each([0, 60, 120, 180, 240, 300], (a) => turn(a, 320, 300, oval(320, 258, 20, 34, t.main))) +
        circle(320, 300, 20, t.dark) +
        turn(50, 344, 400, oval(344, 400, 12, 32, leaf)),
    rect(250, 162, 140, 12, 6, t.light),
  ]),
  trowel: lie((t) => [
    turn(
      36,
      320,
      320,
      rect(296, 350, 48, 190, 22, wood),
      rect(300, 350, 40, 26, 6, "#c2a05c"),
      line("M320 260v100", metal, 20),
      path("M320 82q84 64 62 150q-10 48-62 52q-52-4-62-52q-22-86 62-150z", metal),
      shade("M320 82q84 64 62 150q-10 48-62 52z"),
      each([170, 200, 230], (y) => line(`M306 ${y}h28`, t.dark, 4)),
    ),
  ]),
  pruner: lie((t, d) => [
    turn(
      -28,
      320,
      300,
      line("M312 300q-50 90-34 220", t.main, 40),
      line("M330 300q60 80 50 210", d ? t.dark : t.main, 40),
      path("M300 320q-30-130 46-210q44 80 4 206z", metal),
      path("M340 330q64-40 60-140q-10 60-60 92z", "#7f837f"),
      circle(324, 308, 22, t.dark),
      d ? line("M308 400h50", metal, 8) : line("M300 396l24 10-16 18 30 8", metal, 6),
    ),
  ]),
  twine: stand((t) => [
    line("M446 430q60 40 90 70", t.main, 11),
    circle(320, 340, 160, t.main),
    ...[-62, -20, 24, 66].map((a) =>
      turn(
        a,
        320,
        340,
        line("M196 250h248M170 290h300M164 390h312M210 440h220", a > 30 ? t.dark : t.light, 4),
      ),
    ),
    turn(24, 320, 340, rect(166, 304, 308, 72, 30, t.second)),
    glint("M220 270q30-60 90-70q-10 50-90 70z"),
  ]),
  labels: lie((t) => [
    each([-26, -9, 8, 25], (a) =>
      turn(
        a,
        320,
        540,
        path("M288 130q0-14 14-14h36q14 0 14 14v300l-32 70-32-70z", wood) +
          rect(304, 140, 32, 130, 4, t.light) +
          line("M320 150v70", woodDark, 4),
      ),
    ),
  ]),
  gloves: lie((t) => [
    each(
      [-1, 1],
      (s) =>
        `<g transform="translate(320 0) scale(${s} 1) rotate(8 90 320)">${path("M40 420V260q0-20 16-20t16 20v-70q0-20 17-20t17 20v-16q0-20 17-20t17 20v24q0-18 16-18t16 20v130l24-40q20-20 30 4q4 20-44 120v36z", t.main)}${rect(34, 400, 132, 96, 12, t.second)}${line("M48 424h104", t.light, 5)}</g>`,
    ),
  ]),
  bulb: stand((t, d) => [
    d
      ? line("M320 200q4-60-10-96", "#b9a57c", 18)
      : path("M320 250q-50-60-20-130q40 60 20 130zM322 250q50-40 36-110q-46 40-36 110z", leaf),
    path(
      "M320 190q20 50 90 110q50 130-50 176q-40 24-80 0q-100-46-50-176q70-60 90-110z",
      d ? t.light : "#b7824f",
    ),
    line("M320 210q-70 130-20 268M320 210q70 130 20 268", d ? t.second : "#8f6239", 6),
  ]),
  seedtray: lie((t) => [
    rect(130, 180, 380, 280, 18, t.dark),
    path("M152 202h336v70H152zM152 284h336v70H152zM152 366h336v70H152z", soil),
    line("M214 190V450M284 190V450M354 190V450M424 190V450", t.dark, 14),
    each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14], (i) =>
      i === 7
        ? ""
        : path(
            `M${180 + (i % 5) * 70} ${258 + Math.floor(i / 5) * 82}q-34-4-24-34q26 2 24 34q0-34 26-30q4 28-26 30z`,
            i % 4 ? leaf : t.light,
          ),
    ),
  ]),
  planterbox: stand((t) => [
    each([190, 260, 330, 400, 460], (x) => sprig(x, 320, 90 + (x % 60), (x / 10) % 2 ? leaf : leafDark)),
    rect(120, 316, 400, 20, 0, soil),
    rect(120, 330, 400, 80, 4, wood),
    rect(120, 418, 400, 82, 4, wood),
    each([140, 484], (x) => rect(x, 318, 18, 182, 4, t.dark)),
    line("M190 366h90M330 380h120M210 456h140", woodDark, 4),
  ]),
  grasstin: stand((t) => [
    each([...Array(13).keys()], (i) =>
      turn(
        -30 + i * 5,
        320,
        420,
        path(
          `M${236 + i * 14} 340q-4-90 ${i % 2 ? 10 : -8}-${140 + (i % 3) * 30}q10 80 8 ${150 + (i % 3) * 30}z`,
          i % 2 ? leaf : leafDark,
        ),
      ),
    ),
    rect(196, 330, 248, 170, 14, t.main),
    rect(188, 322, 264, 30, 12, t.dark),
    label(t, 1, 320, 424, 96),
  ]),
};
