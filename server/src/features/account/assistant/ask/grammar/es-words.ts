import type { Grammar } from "./grammar.ts";

/** Of a day. "Mañana" alone is tomorrow. */
const part =
  "([por|en|a] la (manana|tarde|noche|tardecita|nochecita)|tarde|noche|temprano|tempranito|[a|al] mediodia|a (primera|ultima) hora)";
const whole = "(todo el dia|entero|completo|el dia entero|el dia completo)";
const inMorning = "(am|a m|de la manana|de la madrugada)";
const inAfternoon = "(pm|p m|de la tarde|de la noche)";

type Shift = Grammar["shifted"][number];
const shifts: readonly (readonly [phrase: string, minutes: number])[] = [
  ["(las|la) {clock} y (media|treinta)", 30],
  ["(las|la) {clock} y (cuarto|quince)", 15],
  ["(las|la) {clock} menos cuarto", -15],
  ["cuarto para (las|la) {clock}", -15],
];

const weekdays = [
  ["lunes", "lun"],
  ["martes"],
  ["miercoles", "mie"],
  ["jueves", "jue"],
  ["viernes", "vie"],
  ["sabado", "sabados", "sab"],
  ["domingo", "domingos", "dom"],
];

/** Words and times, without the phrases. */
export const esWords: Omit<Grammar, "phrases" | "keys"> = {
  requests: ["puedes", "podes", "podrias", "puede", "podria", "importaria", "favor"],
  polite: {
    before: [
      ..."por favor|porfa|porfavor|oye|oiga|hola|buenas|buenos dias|buenas tardes|che|mira|vale|ok|bueno|entonces|pues|a ver|y|perdona|disculpa".split(
        "|",
      ),
      ..."dime|decime|digame|me dices|me decis|puedes decirme|me puedes decir|podrias decirme|me podrias decir|puede decirme|me puede decir|podria decirme|sabes|recuerdame|cuentame".split(
        "|",
      ),
      ..."muestra|muestrame|mostrame|me muestras|ensename|me ensenas|ensena|dame|me das|ver|quiero ver|necesito ver|puedes mostrarme|me puedes mostrar|puedes ensenarme|listame|lista".split(
        "|",
      ),
      ..."quiero saber|quisiera saber|necesito saber|me gustaria saber|querria saber|quiero|necesito|quisiera|puedes|podrias|podes|puede|podria|me puedes|me podrias|me podes|me puede|me podria|te importa|te importaria|le importaria|me haces el favor de|haz el favor de|hazme el favor de|serias tan amable de|me ayudas a|hay que|me gustaria".split(
        "|",
      ),
    ],
    after:
      "por favor|porfa|porfavor|gracias|muchas gracias|ahora|ahora mismo|ya|en total|hasta ahora|vale|ok|entonces|de momento|exactamente|mas o menos|todavia|aun|otra vez|de nuevo|eh".split(
        "|",
      ),
  },
  small: [
    ..."el|la|los|las|lo|un|una|unos|unas|al|del|de|a|en|con|por|para|sin|sobre|desde|hasta|y|e|o|que|si|no|ya|mas".split(
      "|",
    ),
    ..."me|te|se|le|les|nos|mi|mis|tu|tus|su|sus|yo|es|son|esta|estan|hay|tengo|tiene|fue|ha|he|muy".split(
      "|",
    ),
    ..."quien|quienes|cual|cuales|cuando|como|donde|cuanto|cuanta|cuantos|cuantas|porque|todo|toda|todos|todas".split(
      "|",
    ),
    ..."pedido|pedidos|orden|cita|citas|turno|turnos|reserva|reservas|dinero|plata|precio|precios|contrasena|cuenta".split(
      "|",
    ),
    ..."hoy|ayer|manana|lunes|martes|miercoles|jueves|viernes|sabado|este|estos|estas|ese|esa|eso|otro|otra|horario|nombre|telefono|trimestre|semana|mes|ano|clientes|clientas|suscripcion|correo|mensaje|algo|alguien|nadie|nada|mucho|tiempo".split(
      "|",
    ),
  ],
  telling: [
    "si",
    "o",
    "porque",
    "nuevo",
    "nueva",
    "nuevos",
    "nuevas",
    "efectivo",
    "tarjeta",
    "desde",
    "hasta",
    "sin",
    "excepto",
    "solo",
    "no",
    "nunca",
    "propina",
    "propinas",
    "impuesto",
    "impuestos",
  ],
  when: {
    today: [`hoy [mismo|dia|${part}|${whole}]`, "[toda] esta (manana|tarde|noche)", "[el|del] dia de hoy"],
    tomorrow: [
      `manana [mismo|${part}|${whole}]`,
      "(por|en|toda) la (manana|tarde|noche) de manana",
      "[el|del] dia de manana",
    ],
    day_after_tomorrow: ["pasado", `pasado manana [${part}|${whole}]`],
    yesterday: [`ayer [${part}]`, "[el|del] dia de ayer", "anoche"],
    day_before_yesterday: [
      `(anteayer|antier|antes de ayer|antesdeayer|antiayer) [${part}]`,
      "(anteanoche|antenoche|antes de anoche)",
    ],
    this_unit: [
      "(este|esta|toda esta|todo este|este mismo|esta misma) {unit}",
      "(el|la|del|toda la|todo el) {unit} [actual|en curso|corriente]",
      "[todo] lo que (va|llevo|llevamos) (de|del|de la) [este|esta] {unit}",
    ],
    next_unit: [
      "[la|el|al|del] (proxima|proximo|siguiente|otra|otro) {unit}",
      "[la|el|al|del] {unit} (que viene|que entra|proxima|proximo|siguiente|entrante)",
    ],
    last_unit: [
      "[la|el|del] (pasada|pasado|ultima|ultimo|anterior) {unit}",
      "[la|el|del] {unit} (pasada|pasado|anterior|previo|previa|de antes|que paso|antes)",
    ],
    next_n: [
      "[los|las] (proximos|proximas|siguientes) {n} {unit}",
      "[los|las] {n} (proximos|proximas|siguientes) {unit}",
      "[los|las] {n} {unit} (que vienen|siguientes|proximos|proximas)",
    ],
    last_n: [
      "[los|las] (ultimos|ultimas|pasados|pasadas) {n} [de] {unit}",
      "[los|las] {n} (ultimos|ultimas) {unit}",
      "[los|las] {n} {unit} (pasados|pasadas|anteriores)",
    ],
    weekday: [
      "[el|al|del|este|los|proximo|el proximo|este proximo|al proximo|del proximo] {weekday} [que viene|proximo]",
      `[el|al|del|este|los|el proximo|todo el] {weekday} [que viene] (${part}|de (manana|tarde|noche)|${whole})`,
      "todo (el|este) {weekday}",
      // Not "la tarde del viernes" alone: "a las 8 de la tarde del viernes" is a time.
      "(por|en|toda) la (manana|tarde|noche) (del|de|de este) {weekday}",
    ],
    next_weekday: [
      `[el|al|del] {weekday} de la (semana que viene|proxima semana|semana proxima|semana siguiente|otra semana) [${part}]`,
      `la (semana que viene|proxima semana|semana proxima) [el] {weekday} [${part}]`,
    ],
    last_weekday: [
      `[el|del] {weekday} (pasado|anterior) [${part}]`,
      `[el|del] (pasado|ultimo) {weekday} [${part}]`,
    ],
    range: [
      "[desde el|del|de la|desde|de|el] {first} (hasta el|al|a la|hasta|a|-) {last}",
      "entre [el] {first} y [el] {last}",
    ],
    weekend: [
      "[el|al|del|los] (fin de semana|finde|fines de semana)",
      "(este|de este|todo el|todo este) (fin de semana|finde) [que viene]",
    ],
    next_weekend: [
      "[el|al|del] (proximo|siguiente|otro) (fin de semana|finde)",
      "[el|al|del] (fin de semana|finde) (que viene|proximo|siguiente|despues)",
    ],
    last_weekend: [
      "[el|del] (fin de semana|finde) (pasado|anterior|antes)",
      "[el|del] (pasado|ultimo) (fin de semana|finde)",
    ],
    date: [
      `[el|al|del] [{weekday}] [dia] {day} [de] {month} [[de|del] [ano] {year}] [${part}|${whole}]`,
      `(el|al|del) [{weekday}] [dia] {day} [del corriente|de este mes] [${part}|${whole}]`,
      `({weekday}|dia) {day} [${part}|${whole}]`,
    ],
    month: [
      "[el|del] [mes de] {month} [[de|del] [ano] {year}]",
      "[el|del] {month} pasado",
      "[el|del] pasado {month}",
    ],
    year: ["[el|del] [ano] {year}"],
  },
  weekdays,
  months: [
    ["enero", "ene"],
    ["febrero", "feb"],
    ["marzo", "mar"],
    ["abril", "abr"],
    ["mayo"],
    ["junio", "jun"],
    ["julio", "jul"],
    ["agosto", "ago"],
    ["septiembre", "setiembre", "sep", "sept", "set"],
    ["octubre", "oct"],
    ["noviembre", "nov"],
    ["diciembre", "dic"],
  ],
  units: {
    day: ["dia", "dias"],
    week: ["semana", "semanas"],
    month: ["mes", "meses"],
    quarter: ["trimestre", "trimestres"],
    year: ["ano", "anos"],
  },
  parts: [
    ..."tarde|noche|anoche|anteanoche|antenoche|tardecita|nochecita|mediodia|madrugada|temprano|tempranito".split(
      "|",
    ),
    "la manana",
    "esta manana",
    "primera hora",
    "ultima hora",
    // "El día de mañana" is all of tomorrow.
    ...[...weekdays.flat(), "viene"].map((day) => `${day} de manana`),
  ],
  mornings: ["por la manana", "de la manana", "esta manana"],
  orderWords: ["pedido", "orden", "numero", "nro", "num", "marca"],
  numbers: {
    un: 1,
    una: 1,
    dos: 2,
    par: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
    once: 11,
    doce: 12,
    quince: 15,
    veinte: 20,
    treinta: 30,
    sesenta: 60,
    noventa: 90,
  },
  time: {
    am: [`[las|la] {clock} ${inMorning}`, "(por|en|a) la manana a (las|la) {clock}"],
    pm: [
      `[las|la] {clock} (${inAfternoon}|del mediodia|por la tarde|por la noche)`,
      "(por|en|a) la (tarde|noche) a (las|la) {clock}",
    ],
    either: ["(las|la) {clock} [h|hs|hrs|horas|en punto]", "{clock} (h|hs|hrs|horas)"],
    noon: ["[el|las doce del] mediodia"],
  },
  shifted: shifts.flatMap(([phrase, minutes]): Shift[] => [
    [phrase, minutes],
    [`${phrase} ${inAfternoon}`, minutes, "pm"],
    [`(por|en|a) la (tarde|noche) a ${phrase}`, minutes, "pm"],
    // "Las doce menos cuarto de la mañana" is shortly before noon.
    minutes < 0 ? [`${phrase} de la manana`, minutes] : [`${phrase} ${inMorning}`, minutes, "am"],
    [`${phrase} (am|a m|de la madrugada)`, minutes, "am"],
  ]),
  isDayFirst: true,
  apostrophe: "",
  here: {
    order: ["este pedido", "este", "esta orden", "esta compra", "el pedido"],
    person: ["esta cita", "esta reserva", "este turno", "este cliente", "esta clienta", "ella"],
    thing: ["este servicio", "este producto", "este articulo", "esto"],
  },
  examples: {
    when: "mañana",
    percent: "10 %",
  },
  lately: "el mes pasado",
  until: "a",
};
