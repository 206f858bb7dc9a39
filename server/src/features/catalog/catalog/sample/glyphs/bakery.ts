// Bread, pastry and the tools to make them.

import type { Glyphs } from "./shapes.ts";
import {
  circle,
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
  woodDark,
} from "./shapes.ts";

const crust = "#c48a4e";
const crustDark = "#a06a38";
const crumb = "#ecd3a8";

export const bakery: Glyphs = {
  loaf: stand((t, d) => [
    path("M130 410q-6-150 190-150t190 150q2 90-40 90H170q-42 0-40-90z", d ? crust : crustDark),
    shade("M130 430q190 60 380 0q2 70-40 70H170q-42 0-40-70z"),
    each([220, 320, 420], (x) => turn(18, x, 330, oval(x, 330, 16, 62, crumb))),
    d ? each([190, 264, 300, 372, 400, 460], (x) => oval(x, 296 + (x % 40), 9, 5, t.light)) : "",
  ]),
  baguette: lie(() => [
    turn(
      -32,
      320,
      320,
      each(
        [0, 1, 2],
        (i) =>
          rect(120, 200 + i * 88, 400, 74, 37, i === 1 ? crustDark : crust) +
          each([176, 244, 312, 380, 448], (x) =>
            turn(58, x, 237 + i * 88, oval(x, 237 + i * 88, 9, 34, crumb)),
          ),
      ),
    ),
  ]),
  croissant: lie(() => [
    path(
      "M118 402q-2-110 92-176q110-74 220 0q94 66 92 176q-2 34-30 22q-70-70-172-70t-172 70q-28 12-30-22z",
      crust,
    ),
    path("M252 210q68-32 136 0l20 148q-88-26-176 0z", crustDark),
    path("M274 202q46-16 92 0l8 150q-54-10-108 0z", crust),
    shade("M210 226l22 132-60 36-44-70q20-62 82-98z"),
    shade("M430 226l-22 132 60 36 44-70q-20-62-82-98z"),
    glint("M300 210q20-6 40 0l2 60q-22-6-44 0z"),
  ]),
  cake: stand((t, d) =>
    d
      ? [
          oval(320, 488, 190, 18, t.dark),
          rect(170, 290, 300, 194, 12, t.light),
          rect(170, 346, 300, 20, 0, t.main),
          rect(170, 412, 300, 20, 0, t.main),
          path(
            "M170 300q0-34 34-34h232q34 0 34 34v16q-20 32-44 0q-26 46-56 0q-26 34-50 0q-26 46-54 0q-28 30-50 0q-22 34-46 0z",
            t.second,
          ),
          each([230, 290, 350, 410], (x) => circle(x, 254, 19, t.main)),
        ]
      : [
          path("M140 500V380q0-90 90-90h180q90 0 90 90v120z", crust),
          path(
            "M132 372q6-96 98-96h180q92 0 98 96q-22 40-52 6q-34 46-70 2q-40 40-76 0q-30 46-70 0q-34 38-64-2q-36 30-64-6z",
            t.light,
          ),
          each(
            [
              [230, 320],
              [320, 312],
              [410, 322],
            ],
            ([x, y]) => oval(x, y, 26, 12, t.second),
          ),
          shade("M440 400h60v100h-60z"),
        ],
  ),
  cookie: lie((t, d) =>
    d
      ? each(
          [0, 1, 2, 3],
          (i) =>
            rect(150 + i * 88, 180, 72, 280, 14, crumb) +
            each([230, 290, 350, 410], (y) => circle(186 + i * 88, y, 7, crust)),
        ).split("§")
      : [
          circle(252, 260, 118, crustDark),
          circle(390, 380, 118, crust),
          each(
            [
              [214, 226],
              [286, 214],
              [230, 306],
              [352, 340],
              [420, 330],
              [440, 408],
              [368, 420],
              [404, 462],
            ],
            ([x, y]) => circle(x, y, 17, t.dark),
          ),
          each(
            [
              [262, 262],
              [196, 268],
              [396, 376],
              [332, 398],
            ],
            ([x, y]) => rect(x, y, 11, 11, 2, t.light),
          ),
        ],
  ),
  pretzel: lie((t) => [
    line("M236 452L400 268q52-66-8-96q-56-18-72 62", crust, 46),
    line("M404 452L240 268q-52-66 8-96q56-18 72 62", crust, 46),
    line("M240 268q-96 40-82 120q22 90 162 90t162-90q14-80-82-120", crustDark, 46),
    each(
      [
        [170, 380],
        [200, 440],
        [266, 474],
        [340, 478],
        [412, 454],
        [470, 392],
        [320, 352],
        [246, 176],
        [394, 176],
      ],
      ([x, y]) => rect(x - 6, y - 6, 13, 13, 3, t.light),
    ),
  ]),
  bun: lie((t) => [
    circle(320, 320, 178, crustDark),
    circle(320, 320, 164, crust),
    line(
      "M320 320q-22-26 14-44q58-14 70 46q2 84-88 88q-108-8-104-104q18-116 136-110q110 12 126 122",
      crustDark,
      20,
    ),
    each(
      [
        [250, 220],
        [350, 196],
        [430, 300],
        [260, 430],
        [390, 440],
        [200, 330],
        [330, 360],
        [440, 380],
      ],
      ([x, y]) => rect(x, y, 15, 15, 4, t.light),
    ),
  ]),
  pie: lie((t, d) => [
    dots(320, 320, 180, d ? t.main : crust, 50, 24),
    circle(320, 320, 178, d ? t.main : crust),
    circle(320, 320, 160, d ? t.dark : t.main),
    d
      ? circle(320, 320, d === 1 ? 148 : 138, d === 1 ? metal : t.light)
      : line("M230 196V444M290 172V468M350 172V468M410 196V444", crust, 28) +
        line("M196 230H444M172 290H468M172 350H468M196 410H444", crustDark, 28) +
        ring(320, 320, 174, crust, 26),
    d === 1 ? ring(320, 320, 116, t.dark, 3) : "",
  ]),
  muffin: stand((t) => [
    path("M196 350h248l-36 150H232z", t.main),
    each([226, 262, 298, 334, 370, 406], (x) =>
      line(`M${x} 356L${Math.round(320 + (x - 320) * 0.74)} 496`, t.dark, 5),
    ),
    path("M172 356q-22-60 40-84q16-70 108-72t108 72q62 24 40 84q-20 26-148 26t-148-26z", crust),
    each(
      [
        [244, 290],
        [320, 246],
        [388, 300],
        [300, 334],
        [356, 352],
        [222, 346],
      ],
      ([x, y]) => circle(x, y, 17, "#55597a"),
    ),
    glint("M262 236q20-22 54-22q4 16-20 22t-34 0z"),
  ]),
  sack: stand((t, d) => [
    path("M190 214q-34 140-18 258q4 28 30 28h236q26 0 30-28q16-118-18-258z", d === 1 ? "#b59a74" : t.light),
    path("M182 176q138-26 276 0l-8 52H190z", t.main),
    line("M196 226h248", t.dark, 7),
    shade("M404 230h46q34 140 16 244q-2 26-28 26h-50q34-120 16-270z"),
    label({ ...t, light: t.second, second: t.light, dark: t.light }, d, 310, 370, 138),
  ]),
  rollingpin: lie(() => [
    turn(
      -38,
      320,
      320,
      path("M76 320q6-34 50-40q194-44 388 0q44 6 50 40q-6 34-50 40q-194 44-388 0q-44-6-50-40z", wood),
      shade("M76 320h488q-6 34-50 40q-194 44-388 0q-44-6-50-40z"),
      line("M180 300h150M360 312h90M230 344h120", woodDark, 4),
    ),
  ]),
  whisk: lie((t) => [
    each(
      [92, 60, 24],
      (w) => `<ellipse cx="320" cy="220" rx="${w}" ry="130" fill="none" stroke="${metal}" stroke-width="9"/>`,
    ),
    line("M320 90v260", metal, 8),
    rect(296, 336, 48, 210, 22, t.dark),
    rect(296, 344, 48, 26, 6, t.light),
    circle(320, 522, 8, t.ground),
  ]),
  basket: stand((t, d) => [
    d ? line("M176 350q20-170 144-170t144 170", woodDark, 22) : oval(320, 334, 176, 40, t.light),
    path("M136 336h368q-8 164-90 164H226q-82 0-90-164z", wood),
    each([366, 400, 434, 468], (y) =>
      line(`M${150 + (y - 366) * 0.34} ${y}H${490 - (y - 366) * 0.34}`, woodDark, 7),
    ),
    d ? each([200, 260, 320, 380, 440], (x) => line(`M${x} 346V490`, woodDark, 6)) : "",
    rect(126, 320, 388, 32, 16, woodDark),
  ]),
  lame: lie((t) => [
    turn(
      -36,
      320,
      320,
      rect(270, 286, 260, 62, 30, woodDark),
      circle(494, 317, 10, t.ground),
      path("M120 276h170v80H120q-16-40 0-80z", "#c9ccc8"),
      rect(154, 306, 90, 18, 9, t.dark),
    ),
  ]),
};
