// Ceramics and garden pots.

import type { Glyphs } from "./shapes.ts";
import {
  circle,
  each,
  glint,
  leaf,
  leafDark,
  lie,
  line,
  metal,
  oval,
  path,
  rect,
  ring,
  shade,
  sprig,
  stand,
  turn,
} from "./shapes.ts";

const specks = [
  [260, 330],
  [300, 400],
  [360, 350],
  [340, 440],
  [280, 460],
  [380, 420],
  [316, 306],
] as const;

export const clay: Glyphs = {
  vase: stand((t) => [
    line("M320 200q-8-70-52-104M326 200q12-60 58-88", leafDark, 6),
    each(
      [
        [262, 96, -40],
        [290, 130, 30],
        [390, 108, 50],
        [352, 150, -20],
      ],
      ([x, y, a]) => turn(a, x, y, oval(x, y, 13, 28, leaf)),
    ),
    path(
      "M284 196h72q-4 60 34 104q40 52 24 124q-12 76-46 76h-96q-34 0-46-76q-16-72 24-124q38-44 34-104z",
      t.light,
    ),
    each(specks, ([x, y]) => circle(x, y, 5, t.dark)),
    shade("M330 196h26q-4 60 34 104q40 52 24 124q-12 76-46 76h-36q60-70 30-170q-30-60-32-134z"),
    rect(276, 186, 88, 20, 10, t.main),
  ]),
  bottlevase: stand((t, d) => [
    d
      ? path("M296 150h34v46h-34zM300 150l-30-30 12-10 44 40z", metal)
      : line("M318 180q4-60-20-92", leafDark, 5) +
        each(
          [
            [288, 84],
            [318, 70],
            [280, 116],
            [332, 104],
          ],
          ([x, y]) => circle(x, y, 13, t.second),
        ),
    path("M288 184h64v110q74 34 74 116v62q0 28-28 28H242q-28 0-28-28v-62q0-82 74-116z", t.main),
    shade("M330 184h22v110q74 34 74 116v62q0 28-28 28h-52q40-90 0-190q-16-20-16-126z"),
    d
      ? rect(214, 420, 212, 26, 0, t.light)
      : each([252, 296, 340, 384], (x) => line(`M320 304L${x} 488`, t.light, 3)),
    rect(280, 176, 80, 20, 10, t.dark),
  ]),
  moonjar: stand((t) => [
    rect(262, 176, 116, 50, 10, t.light),
    oval(320, 178, 58, 10, t.dark),
    path("M262 206h116q118 46 118 150q0 112-104 144H248q-104-32-104-144q0-104 118-150z", t.light),
    shade("M378 206q118 46 118 150q0 112-104 144h-60q150-110 46-294z"),
    line("M146 362q174 26 348 0", t.main, 4),
  ]),
  bowl: stand((t, d) => [
    rect(260, 466, 120, 34, 8, t.dark),
    path("M130 290h380q-8 190-150 190h-80q-142 0-150-190z", t.main),
    shade("M440 290h70q-8 190-150 190h-40q110-30 120-190z"),
    oval(320, 292, 190, 38, t.dark),
    oval(320, 296, 172, 29, d ? t.second : t.light),
    d === 1 ? line("M138 340q182 60 364 0", t.light, 8) : "",
  ]),
  plate: lie((t, d) => [
    circle(320, 320, 196, t.main),
    d === 2 ? ring(320, 320, 186, "#c2a05c", 16) : ring(320, 320, 190, t.dark, 6),
    circle(320, 320, 134, d === 3 ? t.dark : t.light),
    glint("M194 260a140 140 0 0 1 108-78l3 20a120 120 0 0 0-92 66z"),
    d === 3 ? circle(320, 320, 100, t.second) + circle(320, 320, 66, t.light) : "",
    d === 0
      ? each(
          [
            [280, 300],
            [350, 270],
            [370, 350],
            [300, 372],
            [330, 322],
          ],
          ([x, y]) => circle(x, y, 5, t.second),
        )
      : "",
  ]),
  pitcher: stand((t) => [
    `<path d="M404 260q90-16 88 74q-6 84-94 100" fill="none" stroke="${t.light}" stroke-width="26"/>`,
    path("M236 180l-64-14q8 40 44 66q26 60-4 140q-30 128 42 128h132q72 0 42-128q-26-96 0-192z", t.light),
    path("M206 376q110 30 220 0q30 124-40 124H254q-70 0-48-124z", t.main),
    shade("M370 180h58q-26 96 0 192q30 128-42 128h-36q60-150 20-320z"),
  ]),
  tumbler: stand((t) => [
    path("M206 206h228l-24 266q-2 28-30 28H260q-28 0-30-28z", t.main),
    path("M226 430q94 24 188 0l-4 42q-2 28-30 28H260q-28 0-30-28z", t.dark),
    oval(320, 208, 114, 22, t.dark),
    glint("M234 250h30l10 150h-26z"),
    oval(370, 330, 26, 44, t.second),
  ]),
  pot: stand((t) => [
    sprig(320, 280, 170, leafDark),
    turn(-34, 300, 280, sprig(300, 280, 130, leaf)),
    turn(34, 340, 280, sprig(340, 280, 130, leaf)),
    path("M216 320h208l-26 152H242z", t.main),
    rect(200, 270, 240, 62, 10, t.main),
    shade("M380 270h50q10 0 10 10v42q0 10-10 10h-6l-26 140h-48z"),
    path("M206 468h228l-10 22q-4 10-14 10H230q-10 0-14-10z", t.dark),
  ]),
  butterdish: stand((t) => [
    path("M166 452V352q0-60 60-60h188q60 0 60 60v100z", t.main),
    shade("M404 292h10q60 0 60 60v100h-60z"),
    rect(286, 250, 68, 46, 18, t.dark),
    path("M126 448h388q-6 52-56 52H182q-50 0-56-52z", t.second),
    line("M196 420v-60q0-30 34-34", t.light, 6),
  ]),
  eggcup: stand((t) => [
    oval(320, 236, 82, 104, t.light),
    path("M222 240h196q4 130-70 150l10 70h40q8 40-20 40H262q-28 0-20-40h40l10-70q-74-20-70-150z", t.main),
    shade("M376 240h42q4 130-70 150l10 70h40q8 40-20 40h-44l-8-110q50-40 50-150z"),
  ]),
  spoonrest: lie((t) => [
    path(
      "M320 500q-30 0-30-40l-6-60q-104-20-104-130q10-124 140-124t140 124q0 110-104 130l-6 60q0 40-30 40z",
      t.light,
    ),
    path("M320 380q-102-10-102-110q8-86 102-86t102 86q0 100-102 110z", t.main),
    each(
      [
        [280, 250],
        [340, 230],
        [370, 290],
        [310, 320],
        [250, 300],
        [320, 450],
        [330, 166],
      ],
      ([x, y]) => circle(x, y, 6, t.dark),
    ),
  ]),
  hanging: stand((t, d) => [
    line("M320 90L196 300M320 90L444 300M320 90v200", t.dark, 5),
    circle(320, 92, 14, t.dark),
    path("M186 300h268q-6 130-96 140h-76q-90-10-96-140z", t.main),
    shade("M390 300h64q-6 130-96 140h-30q60-40 62-140z"),
    path("M196 300q40-70 84-30q36-56 84-4q50-36 80 34z", leafDark),
    d
      ? each(
          [
            [226, 268],
            [300, 246],
            [372, 252],
            [420, 278],
          ],
          ([x, y]) => turn(x - 320, x, y, oval(x, y, 17, 40, leaf)),
        )
      : each(
          [
            [210, 470],
            [252, 410],
            [390, 490],
            [434, 420],
          ],
          ([x, y]) =>
            line(`M${x} 296V${y}`, leafDark, 5) +
            each([0, 1, 2, 3], (i) => circle(x + (i % 2 ? 13 : -13), 330 + ((y - 330) / 3) * i, 14, leaf)),
        ),
  ]),
};
