// For dogs and cats.

import type { Glyphs } from "./shapes.ts";
import {
  brass,
  circle,
  each,
  glint,
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
} from "./shapes.ts";

const paw = (x: number, y: number, s: number, c: string) =>
  oval(x, y + s * 0.3, s * 0.42, s * 0.34, c) +
  each(
    [
      [-0.52, -0.1],
      [-0.2, -0.42],
      [0.2, -0.42],
      [0.52, -0.1],
    ],
    ([a, b]) => circle(x + a * s, y + b * s, s * 0.17, c),
  );

export const pets: Glyphs = {
  dogbowl: stand((t, d) => [
    oval(320, 352, 166, 46, t.dark),
    d
      ? oval(320, 358, 146, 34, "#8fb0b3")
      : each([-90, -30, 30, 90], (x) => oval(320 + x, 356, 28, 22, t.second)),
    path("M154 352q166 70 332 0l44 120q6 28-24 28H134q-30 0-24-28z", t.main),
    shade("M440 384q30-14 46-32l44 120q6 28-24 28h-60z"),
    d ? line("M140 430q180 50 360 0", t.light, 5) : paw(312, 442, 56, t.light),
  ]),
  leash: lie((t) => [
    line("M410 190q-120-80-210 10t10 190q110 70 210 0t60-160q-60-70-150-30t-60 120", t.main, 24),
    line("M410 190q-120-80-210 10t10 190", t.light, 3),
    circle(262, 330, 22, t.dark),
    line("M410 190l36 34", t.dark, 30),
    turn(-45, 470, 250, rect(456, 226, 28, 50, 10, brass) + ring(470, 306, 28, brass, 13)),
  ]),
  collar: lie((t) => [
    `<ellipse cx="320" cy="310" rx="180" ry="130" fill="none" stroke="${t.main}" stroke-width="48"/>`,
    `<ellipse cx="320" cy="310" rx="180" ry="130" fill="none" stroke="${t.light}" stroke-width="3" stroke-dasharray="12 10"/>`,
    each(
      [
        [170, 380],
        [200, 404],
        [236, 422],
      ],
      ([x, y]) => circle(x, y, 7, t.dark),
    ),
    rect(340, 396, 76, 84, 12, brass),
    rect(356, 412, 44, 52, 4, t.main),
    ring(296, 466, 20, brass, 9),
    circle(296, 508, 30, t.second),
  ]),
  bone: lie((t) => {
    const one = (y: number, a: number, c: string) =>
      turn(
        a,
        320,
        y,
        rect(220, y - 30, 200, 60, 10, c) +
          each(
            [
              [220, -30],
              [220, 30],
              [420, -30],
              [420, 30],
            ],
            ([x, k]) => circle(x, y + k, 46, c),
          ) +
          each([270, 320, 370], (x) => circle(x, y, 7, t.dark)),
      );
    return [one(220, -16, "#c99a62"), one(410, 10, "#b07f49")];
  }),
  mousetoy: stand((t) => [
    line("M440 470q90 10 80-70t40-90", t.dark, 10),
    path("M110 490q20-170 200-170q150 10 150 120q0 60-50 60H120q-10 0-10-10z", t.main),
    circle(252, 330, 52, t.second),
    circle(252, 330, 28, t.light),
    circle(196, 410, 11, t.dark),
    circle(114, 482, 15, t.dark),
    line("M150 470l-50 20M154 480l-30 26", t.dark, 3),
    shade("M400 358q60 30 60 82q0 60-50 60h-60q80-40 50-142z"),
  ]),
  catcave: stand((t) => [
    path("M130 420q0-200 190-200t190 200q0 80-80 80H210q-80 0-80-80z", t.main),
    oval(320, 410, 104, 84, t.dark),
    path("M250 470q0-80 20-110l26 30h48l26-30q20 30 20 110q-70 40-140 0z", t.second),
    circle(296, 424, 8, t.light),
    circle(344, 424, 8, t.light),
    shade("M440 260q70 50 70 160q0 80-80 80h-60q110-60 70-240z"),
  ]),
  petbed: stand((t) => [
    path("M110 400q0-70 70-70h280q70 0 70 70v60q0 40-40 40H150q-40 0-40-40z", t.main),
    oval(320, 400, 168, 54, t.light),
    path("M152 408q168 100 336 0l42 10v42q0 40-40 40H150q-40 0-40-40v-42z", t.second),
    shade("M450 440l80-24v44q0 40-40 40h-60z"),
    paw(320, 392, 40, t.dark),
  ]),
  petbrush: lie((t) => [
    rect(286, 290, 68, 250, 32, t.main),
    rect(304, 360, 32, 130, 16, t.dark),
    rect(170, 190, 300, 116, 28, t.dark),
    each([...Array(10).keys()], (i) => rect(188 + i * 28, 110, 10, 90, 5, metal)),
    glint("M198 190h244q28 0 28 28H170q0-28 28-28z"),
  ]),
  ropetoy: lie((t) => [
    turn(
      -30,
      320,
      320,
      rect(150, 294, 340, 58, 20, "#bda577"),
      line(
        "M210 300l-22 46M250 300l-22 46M290 300l-22 46M380 300l-22 46M420 300l-22 46M460 300l-22 46",
        t.light,
        7,
      ),
      each(
        [160, 320, 480],
        (x) =>
          rect(x - 42, 270, 84, 106, 40, x === 320 ? t.second : t.main) +
          line(`M${x - 24} 290q30 20 40 70`, t.light, 5),
      ),
      line("M118 307l-44-26M118 323H74M118 339l-44 26M522 307l44-26M522 323h44M522 339l44 26", "#bda577", 11),
    ),
  ]),
  scratcher: stand((t) => [
    rect(268, 200, 104, 276, 4, "#c7a877"),
    line([...Array(11).keys()].map((i) => `M268 ${220 + i * 24}l104-10`).join(""), "#a3834f", 5),
    rect(230, 164, 180, 44, 22, t.main),
    rect(170, 466, 300, 34, 12, t.main),
    line("M400 200q30 30 16 70", t.dark, 4),
    circle(414, 290, 24, t.second),
    shade("M340 208h32v258h-32z"),
  ]),
  hooks: lie((t) => [
    each(
      [
        [250, 1, t.main],
        [400, 0.74, t.second],
      ],
      ([x, s, c]) =>
        `<g transform="translate(${x} 320) scale(${s})">${rect(-26, -40, 52, 240, 22, c)}${path("M-26-30q0-120 70-150l-20 44q-10 40-4 106zM26-30q30-40 24-110l24-20q20 110-48 160z", c)}${circle(0, 160, 11, t.ground)}</g>`,
    ),
  ]),
  harness: lie((t) => [
    `<ellipse cx="320" cy="390" rx="176" ry="84" fill="none" stroke="${t.dark}" stroke-width="30"/>`,
    `<ellipse cx="320" cy="200" rx="112" ry="84" fill="none" stroke="${t.dark}" stroke-width="30"/>`,
    path("M250 226q70-44 140 0q34 90 26 214q-96 60-192 0q-8-124 26-214z", t.main),
    path("M272 256q48-26 96 0q24 70 20 160q-68 40-136 0q-4-90 20-160z", t.second),
    line("M284 330h72", t.light, 16),
    ring(320, 240, 24, brass, 10),
    rect(130, 370, 40, 52, 8, t.light),
    rect(470, 370, 40, 52, 8, t.light),
  ]),
  vest: lie((t) => [
    path("M210 130q110 70 220 0q70 110 50 230q-20 120-70 150H230q-50-30-70-150q-20-120 50-230z", "#b9bf62"),
    path("M158 300h324v44H158zM176 410h288l-14 44H192z", t.light),
    line("M320 166v340", t.dark, 6),
    rect(298, 210, 44, 30, 8, t.dark),
    paw(250, 250, 40, t.main),
  ]),
  tag: lie((t) => [
    ring(320, 160, 50, metal, 14),
    circle(320, 350, 158, brass),
    ring(320, 350, 136, "#9a7b3c", 5),
    circle(320, 222, 17, t.ground),
    paw(320, 370, 110, t.dark),
    glint("M200 300q30-80 100-96q6 30-40 50t-34 60q-26 10-26-14z"),
  ]),
};
