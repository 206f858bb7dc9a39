import type { Grammar } from "./grammar.ts";

const days = ["montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonntag"];
const short = [["mo"], ["di"], ["mi"], ["do"], ["fr"], ["sa", "sonnabend", "sonnabends"], []];
/** Of a day; "Freitagabend" is one word. */
const dayParts = ["fruh", "morgen", "vormittag", "mittag", "nachmittag", "abend", "nacht"];
const late = "(vormittag|mittag|nachmittag|abend|nacht|vormittags|mittags|nachmittags|abends|nachts)";
/** Not beside "morgen" itself. */
const early = "(morgen|früh|morgens|frühmorgens|früh morgens)";
const part = `([am|den|den ganzen|zum] (${late}|${early})|in der (früh|nacht))`;
const inMorning = "(morgens|früh|in der früh|am morgen)";
const inAfternoon = "(nachmittags|abends|am nachmittag|am abend)";
type Shift = Grammar["shifted"][number];
const shifts: readonly (readonly [phrase: string, minutes: number])[] = [
  ["halb {clock}", -30],
  ["viertel nach {clock}", 15],
  ["(viertel vor|dreiviertel) {clock}", -15],
  ["viertel {clock}", -45],
];
const whole = "(ganztägig|ganztags|den ganzen tag|komplett)";

/** German words, times and keys, without the phrases. */
export const deWords: Omit<Grammar, "phrases"> = {
  keys: {
    appointments: [
      "termin|termine|terminen|buchungen|kunde|kunden|kundin|kundinnen|kundschaft|kalender|terminkalender|gebucht {when}",
    ],
    past_appointments: [
      "kam|kamen|gekommen|gewesen|dagewesen wer|kunde|kunden|kundin|kundinnen|leute {when}",
    ],
    next_appointment: ["nächst*|naechst* termin|kunde|kundin|kunden|buchung"],
    free_times: [
      "frei|freie|freien|lücke*|luft|platz|slot*|verfügbar* {when}",
      "freie|freien termin*|zeit*|slot*",
    ],
    requests: ["anfrage*|terminanfrage*|buchungsanfrage*|unbestätigt*", "bestätig* was|welch*|wer|noch"],
    waiting: ["warteliste*"],
    no_shows: [
      "no-show*|noshow*|nichterschein*|versetzt",
      "nicht erschienen|aufgetaucht|gekommen wer|kund*|wie",
    ],
    cancellations: [
      "absagen|absage|abgesagt*|stornierung*|stornos|storno wer|wie|welch*|was|gab|viele {when}",
    ],
    occupancy: ["auslastung|ausgelastet|ausgebucht"],
    hours: [
      "öffnungszeit*|geschäftszeit*|arbeitszeit*",
      "offen|geöffnet|auf wann|lange laden|salon|studio|ich|wir",
    ],
    days_off: ["urlaub*|ferien|betriebsferien|frei wann|welch* ich|mein*|wir"],
    customer: ["wann letzte|zuletzt|nächste|wieder {name}", "historie|verlauf|besuche|kundenkarte {name}"],
    owes_all: [
      "schulde*|schuldet|schuldig|außenständ*|forderungen",
      "bezahlt|gezahlt|zahlen nicht|noch wer|kund*",
    ],
    owes: ["schuldet|schuldig {name}", "bezahlt|gezahlt hat {name}"],
    overdue: ["überfällig*|inaktiv*", "lange|lang|ewig|länger nicht wer|kund*"],
    best_customers: ["kund*|topkund* beste*|meisten|top|wichtigst*|treuest*"],
    revenue: ["umsatz*|einnahmen|verdient|verdienst|verdiene|eingenommen|umgesetzt|tagesumsatz|monatsumsatz"],
    revenue_by_service: [
      "umsatz*|einnahmen|verdient|beste*|meisten|beliebt* leistung*|behandlung*|dienstleistung*",
    ],
    revenue_by_product: ["umsatz*|einnahmen|verdient|beste*|meisten|beliebt* produkt*|artikel*"],
    revenue_of: ["umsatz|einnahmen|verdient|verkauft|eingebracht mit|viel|viele|was {thing}"],
    balance: ["guthaben|kontostand|wallet|saldo"],
    withdrawable: ["auszahlen|abheben|auszahlbar* viel|kann|was"],
    held: ["gesperrt*|zurückgehalten*|einbehalten|blockiert|freigegeben geld|guthaben|einnahmen"],
    payouts: ["auszahlung|auszahlungen"],
    to_ship: ["verschick*|versend*|losschick*|post was|noch|bestellungen|paket*|muss"],
    orders: ["bestellung|bestellungen|bestellt|gekauft {when}"],
    unpaid_orders: ["bestellungen bezahlt|unbezahlt*|offen|offene|zahlung"],
    disputes: [
      "streitf*|anfechtung*|zahlungsanfechtung*|angefochten*|rückbuchung*|chargeback*|rücklastschrift*",
    ],
    price: ["kostet|kosten|preis|teuer was|wie|viel|welch* {thing}"],
    stock: ["bestand|lager|vorrätig|lagerbestand|übrig {thing}"],
    low_stock: ["nachbestell*|ausverkauft|knapp|nachkaufen was|produkt*|welch*|artikel|bald"],
    ads: ["anzeigen|werbung|werbeanzeigen|kampagnen|ads|werbekosten|werbeausgaben"],
    campaign: ["anzeige|werbung|kampagne|anzeigen {campaign}"],
    links: ["links|kampagnenlinks|qr-codes|kurzlinks"],
    todo: ["aufgaben|todo*|to-do*|erledigen", "tun|machen ich soll|muss|sollte|kann heute|jetzt|nächstes"],
    limits: ["tarif*|limit*|abo was|wie|wann|welch*|viel|viele"],
    failed_emails: [
      "mail*|email*|e-mail*|nachrichten fehlgeschlagen*|zurückgekommen|unzustellbar*|angekommen|zugestellt",
    ],
    store_link: ["link|adresse|url|webadresse shop*|laden|salon|website|webseite|seite|buchungsseite|studio"],
    help: ["hilfe|helfen|fragen kann|kannst|können|wie|was"],
  },
  // Accents are removed before words are compared.
  requests: ["kannst", "konnen", "konntest", "konnten", "konnte", "wurdest", "wurden", "bitte"],
  polite: {
    before:
      "bitte, mal, jo, hey, hi, hallo, moin, servus, guten morgen, guten tag, ok, okay, also, so, na, du, ja, und, aber, ach, sag mal, kannst du, konntest du, wurdest du, konnen sie, konnten sie, wurden sie, kannst du mir, konntest du mir, konnen sie mir, konnten sie mir, kannst du mir sagen, konntest du mir sagen, konnen sie mir sagen, konnten sie mir sagen, zeig, zeige, zeig mir, zeige mir, zeigen sie, zeigen sie mir, zeig mal, zeig mir mal, zeig mir bitte, schick mir, schicken sie mir, sagen, verraten, sag mir, sag mir mal, sagen sie mir, gib mir, ich will, ich mochte, ich muss, ich wurde gern, ich wurde gerne, ich will wissen, ich mochte wissen, ich wusste gern, ich wusste gerne, wissen, weisst du, wissen sie, schau mal, schau mal nach, ich brauche, lass uns, wir mussen".split(
        ", ",
      ),
    after:
      "bitte, danke, danke dir, danke schon, dankeschon, mal, denn, eigentlich, jetzt, gerade, grad, so, noch, nochmal, alles, insgesamt, bisher, uberhaupt, an, sagen, zeigen, anzeigen, fur mich, bei mir, bei uns".split(
        ", ",
      ),
  },
  small:
    "der die das den dem des ein eine einen einem einer eines ich du er wir ihr mir mich dir dich uns sie es man mein meine meinen meinem meiner meines dein deine ihre ihren seine seinen unser unsere ist sind war waren bin hat habe hab haben hatte hatten wird werden wurde wurden kommt kommen muss soll sollte kann konnen zu zum zur von vom fur in im am an auf aus bei beim mit nach um vor uber bis ab als und oder aber alle alles allen aller jede jeden jeder was wer wen wem wie wann warum wieso wo welche welcher welches welchen nicht kein keine noch schon mal bitte denn dass doch wieder zuletzt eigentlich gerade jetzt heute morgen gestern montag dienstag mittwoch donnerstag freitag samstag sonntag woche monat jahr tag jemand jemanden niemand niemanden kunde kunden kundin kundinnen leute termin termine buchung buchungen anfrage anfragen bestellung bestellungen bestellnummer geld rechnung rechnungen preis preise passwort konto zuruck frei raus rein weg da hier bescheid auszahlung auszahlungen abo tarif guthaben kalender urlaub adresse nummer letzte letzten letztes nachste nachsten nachstes diese diesen dieses".split(
      " ",
    ),
  telling: [
    "wenn",
    "falls",
    "oder",
    "weil",
    "neu",
    "neue",
    "neuen",
    "neuer",
    "bar",
    "karte",
    "seit",
    "ab",
    "bis",
    "ohne",
    "ausser",
    "nur",
    "nicht",
    "kein",
    "keine",
    "keinen",
    "nie",
    "trinkgeld",
    "steuer",
    "steuern",
  ],
  when: {
    today: [
      `(heute|heut) [${part}|${whole}]`,
      "[am|den|der] (heutigen|heutige) tag",
      "(diesen|den ganzen) (vormittag|mittag|nachmittag|abend)",
    ],
    tomorrow: [
      `morgen [früh|frühmorgens|[am|den|den ganzen] ${late}|am morgen|in der früh|${whole}]`,
      "[am|den|der] (morgigen|morgige) tag",
    ],
    day_after_tomorrow: [`(übermorgen|uebermorgen) [${part}|${whole}]`],
    yesterday: [`gestern [${part}]`, "[am|den|der] (gestrigen|gestrige) tag"],
    day_before_yesterday: [`vorgestern [${part}]`],
    this_unit: [
      "[in|im] (diese|diesen|dieser|diesem|dieses|aktuelle|aktuellen|laufende|laufenden) {unit} [bisher]",
      "[der|die|den|das] (aktuelle|aktuellen|laufende|laufenden) {unit}",
      "bisher (diese|diesen|dieses) {unit}",
    ],
    next_unit: [
      "[die|den|der|das|im|in der|in dem] (nächste|nächsten|nächster|nächstes|nächstem|naechste|naechsten|naechstes|kommende|kommenden|kommender|kommendes|folgende|folgenden) {unit}",
      "[die|den|der|das|im|in der] {unit} (danach|darauf|drauf)",
    ],
    last_unit: [
      "[die|den|der|das|im|in der|in dem] (letzte|letzten|letzter|letztes|letztem|vergangene|vergangenen|vergangener|vergangenes|vorige|vorigen|voriger|voriges) {unit}",
      "[die|den|der|das|im|in der] {unit} (davor|zuvor|vorher)",
    ],
    next_n: ["[die|den|der|in den|für die|innerhalb der] (nächsten|naechsten|kommenden) {n} {unit}"],
    last_n: ["[die|den|der|in den|während der|seit den] (letzten|vergangenen) {n} {unit}"],
    weekday: [
      `[am|diesen|kommenden|diese|den|den ganzen] {weekday} [${part}|${whole}]`,
      `[am|den|den ganzen] ${late} (am|vom|von) {weekday}`,
    ],
    next_weekday: [
      `[den|am] (nächsten|naechsten|nächster) {weekday} [${part}]`,
      `[am] {weekday} (nächste|kommende|nächster|kommender) woche [${part}]`,
      `(nächste|kommende) woche [am] {weekday} [${part}]`,
    ],
    last_weekday: [`[den|am] (letzten|letzter|vergangenen|vorigen) {weekday} [${part}]`],
    weekend: ["[am|an|das|übers|fürs|zum] [dieses|diesem|dem|kommendes|kommende|kommenden] wochenende"],
    next_weekend: [
      "[das|am|an dem|fürs|übers] (nächste|nächsten|nächstes|naechste|naechsten|naechstes) wochenende",
      "[das|am] wochenende (danach|darauf|drauf)",
    ],
    last_weekend: [
      "[das|am|vom] (letzte|letzten|letztes|vergangene|vergangenen|vergangenes|vorige|vorigen|voriges) wochenende",
      "[das|am] wochenende (davor|zuvor|vorher)",
    ],
    range: [
      "[vom|von|ab] [dem] {first} (bis|bis zum|bis einschließlich|-) {last}",
      "zwischen [dem] {first} und [dem] {last}",
    ],
    date: [
      `[am|vom|zum|für] [{weekday}] [den|dem|der] {day} {month} [{year}] [${part}|${whole}]`,
      `(am|den|dem|vom|zum) [{weekday}] [den|dem] {day} [${part}|${whole}]`,
    ],
    month: ["[im|in|ab] [monat] {month} [{year}]", "[im] (letzten|vergangenen|diesen|diesem) {month}"],
    year: ["[in|im] [jahr|jahre] {year}"],
  },
  weekdays: days.map((day, nth) => [
    day,
    `${day}s`,
    ...dayParts.flatMap((end) => [`${day}${end}`, `${day}${end}s`]),
    ...(short[nth] ?? []),
  ]),
  months: [
    ["januar", "janner", "jan"],
    ["februar", "feber", "feb"],
    ["marz", "maerz", "mrz"],
    ["april", "apr"],
    ["mai"],
    ["juni", "juno", "jun"],
    ["juli", "julei", "jul"],
    ["august", "aug"],
    ["september", "sept", "sep"],
    ["oktober", "okt"],
    ["november", "nov"],
    ["dezember", "dez"],
  ],
  units: {
    day: ["tag", "tage", "tagen", "tages"],
    week: ["woche", "wochen"],
    month: ["monat", "monate", "monaten", "monats"],
    quarter: ["quartal", "quartale", "quartalen", "quartals"],
    year: ["jahr", "jahre", "jahren", "jahres"],
  },
  // "Morgen" is tomorrow as well.
  parts: [
    ...dayParts.filter((end) => end !== "morgen"),
    ..."morgens fruhmorgens vormittags mittags nachmittags abends nachts".split(" "),
    ...["am", "den", "zum", "ganzen", "heute", "heut", "gestern", "vorgestern", "ubermorgen", "woche"].map(
      (before) => `${before} morgen`,
    ),
    ...days.flatMap((day) => dayParts.flatMap((end) => [`${day}${end}`, `${day}${end}s`])),
    ...days.flatMap((day, nth) => [day, `${day}s`, ...(short[nth] ?? [])].map((one) => `${one} morgen`)),
  ],
  mornings: ["vormittag", "fruh", "morgens", "vormittags", "morgen fruh", "heute morgen", "heute fruh"],
  orderWords: ["bestellung", "bestellnummer", "auftrag", "nummer", "nr", "order", "markier", "markiere"],
  numbers: {
    eins: 1,
    zwei: 2,
    zwo: 2,
    drei: 3,
    vier: 4,
    funf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    neun: 9,
    zehn: 10,
    elf: 11,
    zwolf: 12,
    paar: 3,
  },
  time: {
    am: [
      `[um|gegen] {clock} [uhr] (${inMorning}|vormittags|am vormittag)`,
      `${inMorning} (um|gegen) {clock} [uhr]`,
    ],
    pm: [
      `[um|gegen] {clock} [uhr] ${inAfternoon}`,
      `(${inAfternoon}|nachmittag|abend) (um|gegen) {clock} [uhr]`,
    ],
    either: ["[um|gegen|so gegen|ab] {clock} [uhr|h]"],
    noon: ["[am|um|gegen] (mittag|mittags)", "[um] (12|zwölf) [uhr] mittags"],
  },
  shifted: [
    ...shifts.flatMap(([phrase, minutes]): Shift[] => [
      // Not "am": "halb zwölf vormittags" is shortly before noon.
      [`[um|gegen] ${phrase} [vormittags|am vormittag]`, minutes],
      [`[um|gegen] ${phrase} ${inMorning}`, minutes, "am"],
      [`${inMorning} (um|gegen) ${phrase}`, minutes, "am"],
      [`[um|gegen] ${phrase} ${inAfternoon}`, minutes, "pm"],
      [`(${inAfternoon}|nachmittag|abend) (um|gegen) ${phrase}`, minutes, "pm"],
    ]),
    ["[um|gegen] {clock} uhr (15|fünfzehn)", 15],
    ["[um|gegen] {clock} uhr (30|dreißig)", 30],
    ["[um|gegen] {clock} uhr (45|fünfundvierzig)", 45],
  ],
  isDayFirst: true,
  apostrophe: "",
  here: {
    // A bare "das" could be anything ("schick das ab", "sie ist da"): only what is marked "als verschickt" is an order.
    order: [
      "diese bestellung",
      "die bestellung",
      "dieser auftrag",
      "diesen auftrag",
      "den auftrag",
      ...["das", "die", "diese", "sie"].map((it) => `${it} als`),
    ],
    person: [
      "dieser kunde",
      "diesen kunden",
      "diesem kunden",
      "diese kundin",
      "dieser kundin",
      "dieser termin",
      "diesen termin",
      "diese buchung",
      "ihn",
      "ihm",
      "ihr",
      "sie",
      "das",
    ],
    thing: ["diese leistung", "dieser leistung", "dieses produkt", "diesem produkt", "das", "es"],
  },
  examples: {
    when: "morgen",
    percent: "10 %",
  },
  lately: "letzten Monat",
  until: "bis",
};
