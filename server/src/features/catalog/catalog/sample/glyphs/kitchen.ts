// Coffee, tea and the vessels for them.

import type { Glyphs } from "./shapes.ts";
import {
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
} from "./shapes.ts";

export const kitchen: Glyphs = {
  pouch: stand((t, d) => [
    path("M204 164h232l22 302q2 34-30 34H212q-32 0-30-34z", t.main),
    rect(198, 140, 244, 44, 8, t.dark),
    shade("M392 184h46l20 282q2 34-30 34h-52z"),
    circle(320, 232, 9, t.dark),
    label(t, d, 312, 356, 146),
  ]),
  tin: stand((t, d) => [
    rect(206, 232, 228, 268, 14, t.main),
    shade("M378 232h56v254q0 14-14 14h-42z"),
    rect(196, 180, 248, 66, 14, t.dark),
    glint("M214 180h30v66h-30q-18 0-18-18v-30q0-18 18-18z"),
    label(t, d, 314, 376, 132),
  ]),
  teabox: stand((t, d) => [
    path("M176 260l44-46h284l-40 46z", t.dark),
    path("M464 260l40-46v236l-40 50z", t.dark),
    rect(176, 260, 288, 240, 4, t.main),
    label(t, d, 320, 382, 150),
  ]),
  mug: stand((t, d) => [
    `<path d="M412 286h44q52 0 52 62t-60 66h-40" fill="none" stroke="${d === 3 ? t.light : t.main}" stroke-width="28"/>`,
    path("M176 232h248v210q0 58-58 58H234q-58 0-58-58z", d === 3 ? t.light : t.main),
    d === 3
      ? path("M200 290h200v140q0 44-44 44H244q-44 0-44-44z", t.dark)
      : d === 2
        ? path("M176 232h248v56q-30 40-60 10q-34 40-66 2q-34 30-62 0q-34 22-60-10z", t.second)
        : d === 1
          ? path("M176 380h248v62q0 58-58 58H234q-58 0-58-58z", t.second)
          : rect(176, 232, 248, 30, 0, t.second),
    shade("M372 232h52v210q0 58-58 58h-30q36-6 36-58z"),
  ]),
  dripper: stand((t) => [
    path("M196 384h248l-22 100q-4 16-22 16H240q-18 0-22-16z", "#dfe4df"),
    path("M212 432h216l-12 52q-4 16-22 16H246q-18 0-22-16z", t.dark),
    `<path d="M420 226h40q40 6 30 48q-10 34-66 36" fill="none" stroke="${t.main}" stroke-width="22"/>`,
    path("M160 180h320l-96 172H256z", t.main),
    shade("M420 180h60l-96 172h-40z"),
    each([220, 270, 320], (x) => line(`M${x} 204L${Math.round(320 + (x - 320) * 0.5)} 336`, t.light, 6)),
    rect(206, 346, 228, 26, 10, t.second),
  ]),
  moka: stand((t) => [
    path("M396 214h76q20 0 16 24l-24 96-28-8 16-76h-56z", t.dark),
    path("M212 188l-40 30 44 22z", metal),
    path("M212 188h200l-22 146H242z", metal),
    path("M242 350h148l34 150H208z", "#8f938f"),
    rect(232, 330, 168, 24, 6, t.dark),
    path("M220 188q20-36 92-40q72 4 92 40z", "#8f938f"),
    circle(312, 138, 15, t.dark),
    shade("M350 188h62l-22 146h-36zM356 354h34l34 146h-56z"),
    line("M280 204l10 120M272 368l-16 120", "#fff", 4),
  ]),
  teapot: stand((t, d) => [
    d ? path("M438 330l92-36 8 40-96 60z", t.dark) : line("M226 252q10-120 94-120t94 120", t.dark, 20),
    path("M200 340l-70-74q-16-16 4-28l26 2 76 60z", t.main),
    path("M180 372q0-136 140-136t140 136q0 128-84 128H264q-84 0-84-128z", t.main),
    shade("M400 258q60 34 60 114q0 128-84 128h-34q84-60 58-242z"),
    oval(320, 252, 84, 22, t.dark),
    circle(320, 224, 18, t.dark),
    d
      ? ""
      : each([300, 340, 380, 420], (y) =>
          line(`M${206 + Math.abs(y - 370) * 0.2} ${y}H${434 - Math.abs(y - 370) * 0.2}`, t.second, 5),
        ),
  ]),
  grinder: stand((t) => [
    line("M320 170h124", metal, 18),
    circle(452, 164, 26, t.dark),
    rect(252, 190, 136, 150, 14, t.main),
    rect(262, 334, 116, 166, 16, t.second),
    shade("M346 190h28q14 0 14 14v122q0 14-14 14h-28zM346 340h32v144q0 16-16 16h-16z"),
    rect(244, 176, 152, 28, 10, t.dark),
    each([366, 386, 406, 426, 446, 466], (y) => line(`M276 ${y}h88`, t.dark, 4)),
  ]),
  press: stand((t) => [
    line("M320 150v110", metal, 12),
    circle(320, 140, 22, t.dark),
    `<path d="M414 280h56q20 0 20 22v110q0 22-20 22h-56" fill="none" stroke="${t.dark}" stroke-width="24"/>`,
    path("M214 250l-36 12 36 40z", metal),
    rect(214, 250, 208, 250, 18, metal),
    rect(206, 222, 224, 40, 14, t.dark),
    shade("M368 262h54v220q0 18-18 18h-36z"),
    rect(214, 452, 208, 26, 0, t.main),
  ]),
  kettle: stand((t) => [
    line("M258 470q-84-10-90-96q-2-70-54-96", t.main, 22),
    line("M404 330h60q40 0 42-60q0-54-70-54h-40", t.dark, 24),
    path("M236 296h180l34 172q4 32-28 32H230q-32 0-28-32z", t.main),
    shade("M372 296h44l34 172q4 32-28 32h-54q20-100 4-204z"),
    path("M240 296q6-44 86-44t86 44z", t.dark),
    circle(326, 242, 15, t.light),
  ]),
  scoop: lie((t, d) => [
    turn(
      -40,
      320,
      320,
      rect(300, 300, 250, 34, 17, d ? t.dark : "#b5934f"),
      circle(524, 317, 8, t.ground),
      d
        ? path("M96 226h180q40 0 40 91t-40 91H96z", metal) +
            each([262, 300, 338, 376], (y) => rect(124, y - 8, 140, 18, 9, t.ground))
        : circle(214, 317, 108, "#c2a05c") + circle(214, 317, 84, "#8a6a35") + circle(206, 326, 60, t.dark),
    ),
  ]),
  spoon: lie((t, d) => [
    turn(
      38,
      320,
      320,
      rect(304, 240, 32, 310, 16, d ? metal : "#a2744a"),
      d
        ? circle(320, 180, 78, metal) + circle(320, 184, 58, "#8b8f8b")
        : oval(320, 190, 76, 108, "#a2744a") + oval(320, 196, 52, 80, "#835a36"),
      d ? circle(320, 524, 6, t.dark) : line("M320 300v200", "#835a36", 4),
    ),
  ]),
  flask: stand((t, d) => [
    d
      ? path("M280 210q0-34 14-44v-26h52v26q14 10 14 44z", t.dark)
      : line("M286 168q0-40 34-40t34 40", t.dark, 16) + rect(262, 162, 116, 62, 12, t.dark),
    d
      ? path(
          "M248 210h144q22 10 22 50v24q-18 14 0 40v150q0 26-26 26H252q-26 0-26-26V324q18-26 0-40v-24q0-40 22-50z",
          t.main,
        )
      : rect(240, 218, 160, 282, 30, t.main),
    shade(
      d
        ? "M364 210h28q22 10 22 50v24q-18 14 0 40v150q0 26-26 26h-24z"
        : "M356 218h14q30 0 30 30v222q0 30-30 30h-14z",
    ),
    d
      ? each([370, 400, 430, 460], (y) => rect(240, y, 44, 7, 3, t.light))
      : rect(240, 380, 160, 34, 0, t.second),
  ]),
};
