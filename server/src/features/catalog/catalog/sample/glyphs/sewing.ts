// Cloth, thread and yarn.

import type { Glyphs } from "./shapes.ts";
import {
  brass,
  circle,
  dots,
  each,
  lie,
  line,
  metal,
  oval,
  paper,
  path,
  rect,
  ring,
  shade,
  stand,
  turn,
  wood,
} from "./shapes.ts";

export const sewing: Glyphs = {
  spool: stand((t) => [
    rect(196, 166, 248, 50, 12, wood),
    rect(232, 214, 176, 240, 0, t.main),
    each([...Array(9).keys()], (i) => line(`M234 ${236 + i * 25}l172-12`, t.dark, 4)),
    rect(196, 450, 248, 50, 12, wood),
    shade(
      "M362 214h46v240h-46zM380 166h52q12 0 12 12v26q0 12-12 12h-52zM380 450h52q12 0 12 12v26q0 12-12 12h-52z",
    ),
    line("M408 420q90 10 90 76", t.main, 6),
  ]),
  fabric: stand((t, d) =>
    d === 2
      ? [0, 1, 2, 3, 4].map(
          (i) =>
            rect(
              160 + (i % 2) * 10,
              440 - i * 62,
              310,
              56,
              14,
              [t.main, t.light, t.second, t.dark, t.main][i] ?? t.main,
            ) + line(`M170 ${470 - i * 62}h280`, i % 2 ? t.second : t.light, 3),
        )
      : d === 1
        ? [
            rect(130, 300, 330, 200, 20, t.light),
            path("M130 300h330v60H130z", t.main),
            rect(130, 280, 330, 90, 40, t.main),
            shade("M130 440h330v40q0 20-20 20H150q-20 0-20-20z"),
            oval(462, 325, 24, 45, t.dark),
            oval(462, 325, 10, 22, t.light),
            path("M170 370h250v60H170z", t.second),
          ]
        : [
            rect(140, 440, 360, 60, 26, "#cdbb98"),
            rect(130, 384, 380, 66, 28, "#dccdb0"),
            rect(140, 330, 360, 64, 28, "#e8dcc4"),
            path("M170 330q150-40 300 0l-20 110q-130 30-260 0z", "#f0e7d5"),
            line("M196 356q124-26 248 0M192 416q128 24 256 0", t.main, 6),
            line("M160 472h320M150 418h26M466 418h26", "#b6a27c", 4),
          ],
  ),
  yarn: lie((t) => [
    turn(
      -35,
      320,
      320,
      rect(130, 230, 380, 180, 80, t.main),
      each([150, 190, 230, 270, 370, 410, 450, 490], (x) =>
        line(`M${x} ${262 - (x > 200 && x < 440 ? 24 : 0)}q30 60-16 120`, x % 3 ? t.second : t.light, 8),
      ),
      rect(286, 222, 76, 196, 8, t.light),
      circle(324, 320, 24, t.dark),
      line("M500 360q60 40 30 90", t.main, 9),
    ),
  ]),
  buttons: lie((t) => [
    each(
      [
        [220, 220, 74, t.main],
        [400, 200, 58, t.second],
        [350, 350, 84, t.dark],
        [190, 410, 62, t.second],
        [470, 440, 54, t.main],
      ],
      ([x, y, r, c]) =>
        circle(x, y, r, c) +
        ring(x, y, r * 0.76, t.light, 3) +
        each(
          [
            [-1, -1],
            [1, -1],
            [-1, 1],
            [1, 1],
          ],
          ([a, b]) => circle(x + a * r * 0.22, y + b * r * 0.22, r * 0.1, t.ground),
        ),
    ),
  ]),
  pincushion: stand((t) => [
    each(
      [
        [250, 210],
        [310, 170],
        [380, 200],
        [430, 250],
      ],
      ([x, y]) =>
        line(`M${x} ${y}L${Math.round(320 + (x - 320) * 0.5)} 380`, metal, 6) + circle(x, y, 17, t.second),
    ),
    path("M140 430q0-130 180-130t180 130q0 70-90 70H230q-90 0-90-70z", t.main),
    line(
      "M320 302q-130 60-110 190M320 302q-30 100-20 196M320 302q60 90 40 196M320 302q140 60 120 186",
      t.dark,
      5,
    ),
    path("M250 308q40-40 70-8q40-34 76 4q-40 14-76 6q-36 12-70-2z", "#6d8460"),
  ]),
  needles: lie((t) => [
    line("M190 180q-120 260 130 280t130-280", t.second, 9),
    turn(
      -12,
      190,
      160,
      rect(180, 110, 20, 180, 10, "#d3b27c") +
        path("M180 124l10-44 10 44z", "#d3b27c") +
        rect(180, 280, 20, 26, 4, metal),
    ),
    turn(
      12,
      450,
      160,
      rect(440, 110, 20, 180, 10, "#d3b27c") +
        path("M440 124l10-44 10 44z", "#d3b27c") +
        rect(440, 280, 20, 26, 4, metal),
    ),
    circle(320, 320, 66, t.main),
    line("M276 300q44-40 88 0M270 330q50-40 100 0M282 356q38-30 76 0", t.light, 5),
  ]),
  tapemeasure: lie((t) => [
    path("M380 400h160v64H300z", t.light),
    each([0, 1, 2, 3, 4, 5, 6], (i) => rect(370 + i * 24, 430, 5, i % 2 ? 34 : 22, 0, t.dark)),
    rect(532, 394, 18, 76, 4, brass),
    circle(290, 320, 146, t.light),
    each([30, 60, 90, 120], (r) => ring(290, 320, r, r % 60 ? t.main : t.second, 8)),
    circle(290, 320, 18, t.dark),
  ]),
  hoop: lie((t) => [
    circle(320, 340, 180, paper),
    ring(320, 340, 178, wood, 26),
    rect(296, 124, 48, 44, 8, brass),
    rect(264, 138, 112, 14, 7, brass),
    line("M320 450q-10-80 0-130M320 410q-50-10-70-60M320 390q50-10 70-60", "#6d8460", 7),
    each(
      [
        [320, 290],
        [244, 336],
        [396, 316],
      ],
      ([x, y]) => dots(x, y, 20, t.main, 24, 5) + circle(x, y, 10, t.second),
    ),
  ]),
  skein: lie(() => [
    each(["#e7e9ea", "#c3ccd4", "#9fb0c0", "#7b93aa", "#5f7a96", "#466180", "#344c69", "#253750"], (c, i) =>
      rect(134 + i * 47, 150, 40, 340, 20, c),
    ),
    rect(130, 292, 377, 48, 6, paper),
  ]),
};
