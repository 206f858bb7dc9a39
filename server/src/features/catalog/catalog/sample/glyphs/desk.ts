// Paper, print and writing.

import type { Glyphs } from "./shapes.ts";
import {
  brass,
  circle,
  dotted,
  each,
  glint,
  label,
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
  woodDark,
} from "./shapes.ts";

export const desk: Glyphs = {
  notebook: lie((t, d) => [
    rect(190, 124, 280, 400, 16, paper),
    rect(176, 116, 280, 400, 16, t.main),
    rect(176, 116, d === 3 ? 70 : 40, 400, 12, t.dark),
    d === 0 ? rect(404, 116, 16, 400, 0, t.second) + rect(252, 190, 120, 70, 8, t.light) : "",
    d === 1
      ? line("M300 210h96M300 240h60", t.light, 8) +
        circle(197, 230, 5, t.light) +
        circle(197, 400, 5, t.light)
      : "",
    d === 2
      ? rect(300, 500, 16, 54, 0, t.second) +
        rect(330, 500, 16, 38, 0, t.dark) +
        circle(334, 280, 60, t.light) +
        circle(334, 280, 34, t.second)
      : "",
    d === 3 ? rect(190, 180, 42, 120, 4, t.light) + each([250, 390], (y) => ring(260, y, 14, metal, 7)) : "",
    glint("M436 116h4q16 0 16 16v368q0 16-16 16h-4z"),
  ]),
  pen: lie((t, d) => [
    turn(
      38,
      320,
      320,
      rect(298, 130, 44, 290, d ? 14 : 6, d === 2 ? t.main : d ? t.dark : brass),
      path("M298 414h44l-16 84h-12z", metal),
      path("M314 496h12l-6 36z", t.dark),
      d === 2
        ? rect(310, 96, 20, 50, 8, t.light)
        : rect(304, 96, 32, 48, 8, t.dark) + rect(340, 150, 12, 130, 6, metal),
      d === 1
        ? each([340, 356, 372, 388], (y) => rect(298, y, 44, 6, 0, t.second))
        : rect(298, 330, 44, 10, 0, t.dark),
      glint("M304 150h10v250h-10z"),
    ),
  ]),
  envelope: lie((t, d) => [
    d
      ? ""
      : rect(220, 130, 250, 220, 8, paper) + circle(345, 206, 34, t.second) + line("M290 268h110", t.main, 8),
    rect(140, 230, 360, 240, 10, d ? "#c6a67c" : t.main),
    path(
      d ? "M140 240l180 130 180-130q0-10-10-10H150q-10 0-10 10z" : "M140 470l180-130 180 130z",
      d ? "#ae8d63" : t.dark,
    ),
    d ? circle(320, 356, 24, t.main) : shade("M140 240l180 130 180-130v20L320 396 140 260z"),
  ]),
  poster: lie((t, d) => [
    rect(170, 100, 300, 440, 4, paper),
    rect(196, 126, 248, 360, 0, t.second),
    d
      ? path("M196 300q60-60 110-20t60-70q30-50 78-40v316H196z", t.main) +
        line("M210 400q60-60 120-30t100-70M220 450q60-50 120-26t90-60", t.light, 5)
      : circle(380, 206, 40, t.light) +
        path("M196 400h248v86H196z", t.main) +
        path("M290 420v-96q-50-20-6-96q12-22 30-20l34 16-36 4q-20 40 6 60q40 30-6 60l-8 72z", t.dark) +
        line("M306 400v60", t.dark, 6),
    line("M196 512h110", t.dark, 5),
  ]),
  tape: lie((t, d) => {
    const roll = (x: number, y: number, r: number, c: string) =>
      circle(x, y, r, c) +
      ring(x, y, r * 0.8, t.light, 3) +
      circle(x, y, r * 0.56, paper) +
      circle(x, y, r * 0.46, t.ground);
    if (d)
      return [
        rect(320, 396, 190, 60, 0, t.main),
        path("M510 396l16 14-16 14 16 16-16 16z", t.main),
        roll(300, 300, 158, t.main),
        ring(300, 300, 126, t.dark, 6),
        d === 1 ? roll(430, 420, 76, t.main) : "",
      ];
    return [
      roll(230, 230, 96, t.main),
      roll(410, 240, 84, t.second),
      roll(320, 390, 104, t.dark),
      roll(470, 400, 62, t.light),
      roll(170, 400, 66, t.second),
    ];
  }),
  pencils: lie((t, d) => [
    d
      ? turn(
          -20,
          320,
          320,
          rect(176, 170, 30, 290, 12, woodDark),
          path("M178 460h26l-6 46h-14z", metal),
          rect(252, 300, 200, 150, 8, t.main),
          rect(286, 258, 132, 50, 8, t.dark),
          each([0, 1, 2, 3], (i) => path(`M${256 + i * 54} 170h26l-4 44-9 16-9-16z`, metal)),
        )
      : each([-20, -10, 0, 10, 20], (a) =>
          turn(
            a,
            320,
            560,
            rect(304, 190, 32, 310, 2, wood) +
              rect(304, 190, 11, 310, 0, "#c9a077") +
              path("M304 192l16-68 16 68z", "#ead2ac") +
              path("M314 148l6-24 6 24z", t.dark) +
              rect(304, 480, 32, 24, 0, t.main),
          ),
        ),
  ]),
  notepad: lie((t, d) =>
    d
      ? [
          each([t.main, t.second, t.dark, brass, "#6d8460", t.light], (c, i) =>
            path(`M150 ${150 + i * 58}h${280 + (i % 2) * 40}l30 22-30 22H150z`, c),
          ),
          rect(140, 140, 70, 350, 8, paper),
        ]
      : [
          rect(130, 180, 380, 290, 6, t.dark),
          rect(130, 170, 380, 284, 6, paper),
          rect(130, 170, 380, 34, 6, t.main),
          each([0, 1, 2, 3, 4, 5], (i) => line(`M${184 + i * 54} 220v80`, t.second, 4)),
          line("M150 312h340", t.dark, 3),
          path("M510 454l-70 0 70-60z", t.second),
        ],
  ),
  inkpot: stand((t) => [
    rect(252, 190, 136, 90, 12, t.dark),
    each([278, 308, 338, 368], (x) => line(`M${x - 6} 206v60`, t.main, 4)),
    path("M190 350q0-74 80-74h100q80 0 80 74v122q0 28-28 28H218q-28 0-28-28z", t.light),
    path("M206 380h228v80q0 24-24 24H230q-24 0-24-24z", t.main),
    label(t, 1, 320, 420, 92),
  ]),
  calendar: lie((t) => [
    rect(160, 120, 320, 410, 6, paper),
    rect(160, 120, 320, 220, 6, t.main),
    path("M230 270q30-70 100-64q20-34 52-26l26 12-24 10q6 70-60 96q-50 20-94-28z", t.light),
    circle(376, 196, 5, t.dark),
    line("M300 296v30M330 296v30", t.dark, 5),
    dotted("M200 386H450M200 434H450M200 482H450", t.second, 24, 40),
    circle(360, 434, 13, t.dark),
    dotted("M186 112H460", t.dark, 11, 30),
  ]),
  stamp: stand((t) => [
    circle(320, 200, 62, wood),
    path("M296 240h48l20 130h-88z", wood),
    shade("M330 240h14l20 130h-36zM340 142a62 62 0 0 1 0 116q30-50 0-116z"),
    rect(212, 364, 216, 70, 16, woodDark),
    rect(226, 430, 188, 32, 4, t.main),
    rect(170, 474, 300, 26, 6, t.dark),
  ]),
  giftroll: lie((t) => [
    turn(
      -40,
      320,
      320,
      each(
        [0, 1, 2],
        (i) =>
          rect(110, 210 + i * 80, 420, 68, 10, [t.main, t.second, t.light][i] ?? t.main) +
          oval(112, 244 + i * 80, 14, 34, t.dark) +
          each([180, 260, 340, 420, 490], (x) =>
            path(
              `M${x} ${222 + i * 80}q16 18 16 30a16 14 0 0 1-32 0q0-12 16-30z`,
              i === 1 ? t.light : t.dark,
            ),
          ),
      ),
    ),
  ]),
  bonefolder: lie((t) => [
    turn(
      40,
      320,
      320,
      path("M320 96q40 60 40 180v200q0 60-40 60t-40-60V276q0-120 40-180z", "#f1e6d0"),
      shade("M326 104q34 60 34 172v200q0 56-34 60z"),
      line("M308 200v250", t.second, 4),
    ),
  ]),
  frame: lie((t, d) => [
    rect(150, 110, 340, 420, 4, d ? woodDark : wood),
    shade("M150 530l36-36h268l36 36zM490 110l-36 36v348l36 36z"),
    rect(186, 146, 268, 348, 0, paper),
    rect(226, 190, 188, 260, 0, t.second),
    d
      ? circle(320, 300, 54, t.light) + path("M226 450q0-90 94-90t94 90z", t.main)
      : path("M226 390l70-80 50 56 30-30 38 44v70H226z", t.main) + circle(364, 252, 24, t.light),
  ]),
};
