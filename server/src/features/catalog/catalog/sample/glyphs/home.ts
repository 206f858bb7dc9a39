// Candles, incense and scents.

import type { Glyphs } from "./shapes.ts";
import {
  brass,
  circle,
  each,
  glint,
  label,
  lie,
  line,
  metal,
  oval,
  path,
  rect,
  shade,
  stand,
  turn,
  woodDark,
} from "./shapes.ts";

const wax = "#f3e8cf";
const flame = (x: number, y: number) =>
  path(`M${x} ${y - 62}q34 44 0 62q-34-18 0-62z`, "#e3a54c") +
  path(`M${x} ${y - 32}q15 20 0 30q-15-10 0-30z`, wax);

export const home: Glyphs = {
  candle: stand((t, d) => [
    ...(d === 2 ? [270, 370] : [320]).map((x) => flame(x, 246) + line(`M${x} 244v36`, t.dark, 6)),
    rect(204, 262, 232, 238, 26, d === 3 ? t.dark : t.main),
    oval(320, 270, 114, 20, wax),
    shade("M384 270h52v204q0 26-26 26h-26z"),
    d === 3 ? path("M204 400h232v74q0 26-26 26H230q-26 0-26-26z", t.light) : label(t, d, 314, 392, 122),
    glint("M220 300h16v150h-16z"),
  ]),
  pillar: stand((t, d) => [
    flame(320, 200),
    rect(228, 214, 184, 286, 14, d ? wax : t.main),
    oval(320, 222, 88, 16, d ? "#fffaf0" : t.light),
    shade("M366 226h46v260q0 14-14 14h-32z"),
    path("M228 250q20 8 22 60t16 0q2-50 30-44l-68-40z", d ? "#e7d9ba" : t.light),
  ]),
  tapers: stand((t) => [
    each(
      [
        [244, 150],
        [396, 190],
      ],
      ([x, y]) =>
        flame(x, y) +
        path(`M${x - 15} ${y}h30l8 ${450 - y}h-46z`, t.main) +
        path(`M${x - 34} 440h68l-10 30h-48z`, brass) +
        rect(x - 62, 478, 124, 22, 10, brass) +
        rect(x - 12, 464, 24, 20, 0, brass),
    ),
    shade("M250 152h10l8 290h-18zM402 192h10l8 250h-18z"),
  ]),
  diffuser: stand((t) => [
    each([-26, -15, -5, 6, 16, 27], (a) => turn(a, 320, 340, rect(316, 110, 8, 240, 4, woodDark))),
    rect(284, 268, 72, 50, 8, t.dark),
    path("M210 372q0-44 74-58h72q74 14 74 58v100q0 28-28 28H238q-28 0-28-28z", t.main),
    shade("M356 314q74 14 74 58v100q0 28-28 28h-34z"),
    label(t, 0, 312, 420, 110),
  ]),
  incense: stand((t, d) => [
    line(`M${d ? 220 : 240} 440L420 150`, woodDark, 9),
    circle(420, 150, 8, "#d0703f"),
    line("M420 130q-34-30 0-56t-4-52", t.light, 7),
    d
      ? path("M110 440q90 24 210 24t210-24q-10 60-90 60H200q-80 0-90-60z", t.main)
      : rect(130, 440, 380, 60, 16, t.main) +
        each([190, 210, 230], (x) => line(`M${x} 438l120-170`, woodDark, 7)),
    d ? line("M160 462q160 22 320 0", t.light, 5) : label(t, 3, 320, 470, 80),
  ]),
  matches: stand((t) => [
    each([-20, -10, -2, 8, 18], (a, i) =>
      turn(
        a,
        320,
        480,
        rect(313, 150 + i * 6, 14, 270, 0, "#d9bd8d") + oval(320, 152 + i * 6, 14, 20, t.dark),
      ),
    ),
    rect(212, 280, 216, 220, 24, t.main),
    rect(244, 250, 152, 40, 10, t.light),
    shade("M380 280h24q24 0 24 24v172q0 24-24 24h-24z"),
    label(t, 1, 314, 400, 110),
  ]),
  melts: lie((t, d) =>
    d
      ? [
          each([0, 1, 2], (i) =>
            turn(
              -12 + i * 9,
              320,
              320,
              rect(160 + i * 20, 160 + i * 40, 260, 200, 6, i % 2 ? t.second : brass) +
                each([0, 1, 2, 3, 4, 5], (k) => circle(196 + i * 20 + k * 38, 200 + i * 40, 12, t.light)),
            ),
          ),
          line("M420 470q80-20 40-80t50-90", wax, 10),
        ]
      : [
          rect(150, 220, 340, 226, 20, t.dark),
          each([0, 1, 2], (i) =>
            each(
              [0, 1],
              (k) =>
                rect(168 + i * 106, 236 + k * 102, 92, 90, 14, t.main) +
                rect(182 + i * 106, 250 + k * 102, 64, 62, 8, t.second),
            ),
          ),
        ],
  ),
  tincandle: stand((t) => [
    flame(320, 270),
    line("M320 268v40", t.dark, 6),
    oval(320, 310, 148, 34, metal),
    oval(320, 314, 132, 26, wax),
    path("M172 312q148 70 296 0v150q0 38-40 38H212q-40 0-40-38z", metal),
    shade("M410 336q40-8 58-24v150q0 38-40 38h-18z"),
    label(t, 1, 312, 420, 100),
  ]),
  snuffer: lie(() => [
    turn(
      -34,
      320,
      320,
      rect(232, 308, 320, 18, 9, brass),
      circle(548, 317, 16, brass),
      path("M240 240v154H130q-26-77 0-154z", brass),
      shade("M240 320v74H130q-13-37-13-74z"),
      rect(232, 230, 18, 174, 8, woodDark),
    ),
  ]),
  lantern: stand((t) => [
    line("M276 176q0-60 44-60t44 60", t.dark, 12),
    path("M320 150l120 80H200z", t.dark),
    rect(208, 226, 224, 250, 8, t.dark),
    rect(230, 246, 180, 212, 4, "#e9dcbb"),
    flame(320, 350),
    rect(282, 352, 76, 106, 6, t.light),
    rect(188, 470, 264, 30, 8, t.dark),
    rect(314, 246, 12, 40, 0, t.dark),
  ]),
  votive: stand((t) => [
    flame(320, 290),
    rect(220, 300, 200, 200, 18, t.main),
    rect(220, 300, 200, 60, 18, wax),
    shade("M370 300h32q18 0 18 18v164q0 18-18 18h-32z"),
  ]),
  sticks: lie((t) => [
    each([-14, -7, 0, 6, 13], (a, i) =>
      turn(
        a,
        320,
        320,
        rect(220 + i * 42, 130 + (i % 2) * 24, 36, 360 - (i % 3) * 26, 6, i % 2 ? "#c8a674" : "#b08a58"),
      ),
    ),
    rect(196, 290, 248, 46, 10, t.dark),
    rect(196, 306, 248, 8, 0, t.light),
  ]),
  sachet: stand((t) => [
    path("M252 190q68-30 136 0l-30 70h-76z", t.light),
    path("M282 256h76q130 70 120 190q-6 54-60 54H222q-54 0-60-54q-10-120 120-190z", t.light),
    shade("M358 256q130 70 120 190q-6 54-60 54h-50q70-110-10-244z"),
    rect(272, 244, 96, 22, 11, t.main),
    line("M280 264q-50 40-40 80M350 264q20 30 6 60", t.main, 7),
    each(
      [270, 300, 330, 360],
      (x) => line(`M315 450L${x} 370`, "#6d8460", 5) + oval(x, 362, 12, 24, t.second),
    ),
  ]),
};
