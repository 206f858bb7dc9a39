import type { QuestionTopic } from "@solodesk/contract/account/customer-questions.ts";
import { de } from "../../assistant/ask/grammar/de.ts";
import type { Grammar } from "../../assistant/ask/grammar/grammar.ts";

const a = "[ein|eine|einen|einem|einer|der|die|das|den|euer|eure|eurem|ihr|ihre]";
const on = "[am|im|in|an|um|für|für den|für die|zum|zu|zur|den|diese|diesen|der|dem]";
const you = "(ihr|du|sie|der laden|das geschäft|der salon|das studio|der shop)";
const have = "(habt ihr|hast du|haben sie|gibt es|gibts|ist|sind|wäre|wären)";
const some = "[noch|was|etwas|ein|eine|einen|irgendwas|irgendwann|da|auch]";
const slot = "(termin|termine|zeit|zeiten|platz|plätze|uhrzeit|lücke|slot|slots)";
const free = "(frei|freie|freien|freier|verfügbar|möglich|offen)";

/** German, as customers ask: "ihr", "du" and "Sie". */
export const deCustomers: Grammar<QuestionTopic> = {
  ...de,
  phrases: {
    hours: [
      "Wann habt ihr {when} offen?",
      `(wann|von wann bis wann|bis wann|ab wann|wie lange|um wie viel uhr|an welchen tagen) (habt|hast|haben|hat|seid|bist|sind|ist) ${you} ${on} [{when}] [denn|so|noch|alles] (offen|auf|geöffnet|geschlossen|zu|da)`,
      `(wann|bis wann|ab wann|wie lange|um wie viel uhr) (öffnet|schließt|macht|machst|machen|öffnen|schließen|arbeitet|arbeiten|arbeitest) ${you} ${on} [{when}] [denn|so|immer] [auf|zu|dicht]`,
      `(habt|hast|haben|hat|seid|bist|sind|ist) ${you} ${on} [{when}] [noch|auch|denn|überhaupt] (offen|auf|geöffnet|geschlossen|zu|da)`,
      `(arbeitet|arbeiten|arbeitest|öffnet|schließt) ${you} [auch|noch] ${on} [{when}]`,
      `[was sind|wie sind|wie lauten|welche] [eure|deine|ihre|die] (öffnungszeiten|geschäftszeiten|arbeitszeiten|öffnungszeit) ${on} [{when}]`,
    ],
    times: [
      "Wann ist der nächste freie Termin?",
      `[wann|was] [ist|wäre|sind|gibt es|habt ihr|haben sie|hast du] [der|die|das|den|euer|ihr] (nächste|nächsten|nächster|früheste|frühesten|erste|ersten|nächstmögliche) [${free}] ${slot} [${free}|bei euch|bei ihnen|bei dir] [für|zum|zur] ${a} [{thing}] ${on} [{when}] [${free}]`,
      `[wann|wie bald] (kann|könnte|dürfte) ich [mal|zu euch|zu ihnen|zu dir|bei euch] ${on} [{when}] [zum|zur|für] ${a} [{thing}] ${on} [{when}] (kommen|vorbeikommen|einen termin haben|einen termin buchen|einen termin bekommen|buchen|drankommen|dran)`,
      `${have} ${some} ${on} [{when}] ${some} [${free}] [${slot}] [für|zum|zur] ${a} [{thing}] ${free} [${slot}] [für|zum|zur] ${a} [{thing}]`,
      `${have} ${some} ${on} [{when}] ${some} [${free}] ${slot} [für|zum|zur] ${a} [{thing}] [${free}]`,
      `${have} ${some} [${free}] ${slot} [für|zum|zur] ${a} [{thing}] ${on} [{when}] [${free}]`,
      `[ich brauche|ich möchte|ich will|ich hätte gern|ich hätte gerne|ich suche] (einen|ein|nen) [${free}] termin [für|zum|zur] ${a} [{thing}] ${on} [{when}] [buchen|machen|haben|vereinbaren]`,
      `[welche|eure|ihre|wann sind] [${free}] ${slot} [sind|habt ihr|gibt es|haben sie] [noch|da] [${free}] [für] ${a} [{thing}] ${on} [{when}] [${free}]`,
      `(kann|könnte) ich ${on} {when} [zu euch|zu ihnen|zu dir|bei euch] [noch] (kommen|vorbeikommen|buchen|einen termin haben|dran)`,
    ],
    services: [
      "Was bietet ihr an?",
      "(was|welche leistungen|welche behandlungen|welche dienstleistungen) (bietet ihr|bieten sie|bietest du|macht ihr|machen sie|machst du|gibt es|gibts|habt ihr|haben sie|hast du) [alles|so|denn] [an]",
      "[was sind|zeig|wie sind|welche|die|was kosten] [eure|deine|ihre|die] (leistungen|behandlungen|dienstleistungen|preise|preisliste|services|angebote)",
      "(was|wie viel|wieviel) (kostet das|kostet es|nehmt ihr|nehmen sie|nimmst du|kostet ein termin|kostet das alles) [bei euch|bei dir|bei ihnen] [so|denn]",
      "was kann ich [bei euch|bei ihnen|bei dir|hier] buchen",
    ],
    products: [
      "Was verkauft ihr?",
      "(was|welche produkte|welche artikel) (verkauft ihr|verkaufen sie|verkaufst du|kann ich kaufen|kann ich bei euch kaufen|habt ihr|haben sie|hast du|gibt es) [alles|so|denn] [zu kaufen|im angebot]",
      "[zeig|was sind|welche|verkauft ihr|habt ihr|verkaufen sie|haben sie] [eure|ihre|die|deine|auch] (produkte|artikel|waren)",
    ],
    offer: [
      "Was kostet {thing}?",
      `(was|wie viel|wieviel) (kostet|kosten|ist|macht) ${a} {thing} [bei euch|bei ihnen|bei dir|denn]`,
      `[was ist|wie hoch ist|wie ist] [der|euer|ihr|dein] preis (für|von) ${a} {thing}`,
      `wie lange (dauert|dauern|braucht|geht) ${a} {thing} [bei euch|denn]`,
      `(macht|bietet|verkauft|habt|führt|könnt) ihr [auch|noch] ${a} {thing} [an|im angebot|auf lager|da|machen]`,
      `(machen|bieten|verkaufen|haben|führen|können) sie [auch|noch] ${a} {thing} [an|im angebot|auf lager|da|machen]`,
      `(machst|bietest|verkaufst|hast|führst) du [auch|noch] ${a} {thing} [an|im angebot|auf lager|da]`,
      `(gibt es|gibts) [bei euch|bei ihnen|auch|noch] ${a} {thing} [bei euch|auf lager]`,
      `(ist|sind) ${a} {thing} [noch] (verfügbar|auf lager|vorrätig|ausverkauft|lieferbar|da)`,
      `(was ist|ich suche|infos zu|mehr über|informationen zu|was ist mit) ${a} {thing}`,
    ],
    policy: [
      "Kann ich absagen?",
      "(kann|könnte|darf|wie kann|bis wann kann|wie lange kann) ich [noch|auch|meinen termin|den termin|einen termin|die buchung|meine buchung|kostenlos|wieder] [noch|auch|kostenlos|wieder] (absagen|stornieren|verschieben|verlegen|ändern|umbuchen|canceln)",
      "was (ist|passiert|kostet es) wenn ich (absage|nicht komme|storniere|zu spät komme|nicht kommen kann|nicht erscheine|den termin verpasse|kurzfristig absage)",
      "[wie sind|was sind|wie lauten|habt ihr] [eure|ihre|die|deine] (stornobedingungen|stornoregeln|stornierungsbedingungen|absagebedingungen|stornogebühr|stornogebühren|stornofrist)",
      "(bekomme|kriege) ich [mein|das] geld zurück [wenn ich absage]",
    ],
    payment: [
      "Wie kann ich zahlen?",
      "(wie|wann|wo|womit) (kann|muss|soll) ich [bei euch|bei ihnen|das|denn] (zahlen|bezahlen)",
      "(kann|könnte) ich [bei euch|auch|bei ihnen] [mit|in|per|auf] (karte|bar|ec karte|kreditkarte|paypal|ec|rechnung|apple pay|google pay) (zahlen|bezahlen)",
      "(nehmt|akzeptiert|nehmen|akzeptieren|nimmst) (ihr|sie|du) [auch] (karte|karten|bargeld|kreditkarten|ec karte|paypal)",
      "(muss ich|brauche ich|gibt es|ist|verlangt ihr) [eine|vorher|im voraus|vorab|etwas] [eine] (anzahlen|anzahlung|vorauszahlen|vorauszahlung|vorher bezahlen|zahlen|bezahlen|kaution)",
      "[welche] (zahlungsarten|zahlungsmittel|zahlungsmöglichkeiten|zahlungsmethoden) [gibt es|habt ihr|nehmt ihr|akzeptiert ihr]",
    ],
    delivery: [
      "Was kostet der Versand?",
      "(was kostet|wie viel kostet|wie teuer ist|wie hoch sind|was kosten|wie hoch ist) [der|die|euer|das] (versand|lieferung|versandkosten|porto|lieferkosten)",
      "(versendet|verschickt|liefert|schickt) ihr [auch|die produkte|zu mir|nach hause]",
      "(versenden|verschicken|liefern|schicken) sie [auch|die produkte|zu mir|nach hause]",
      "ist (der versand|die lieferung) (kostenlos|gratis|frei|umsonst)",
    ],
    place: [
      "Wo seid ihr?",
      "wo (seid ihr|sind sie|bist du|ist der laden|ist das geschäft|ist der salon|ist das studio|finde ich euch|finde ich sie|finde ich dich|muss ich hin|findet das statt|ist das|ist es|sitzt ihr|arbeitet ihr)",
      "[was ist|wie ist|wie lautet] [eure|ihre|die|deine] (adresse|anschrift)",
      "(kommt ihr|kommen sie|kommst du) [auch] (zu mir|nach hause|zu mir nach hause|zu uns)",
      "(ist das|seid ihr|ist es|geht das|arbeitet ihr) [auch] online",
      "(macht ihr|machen sie|machst du|bietet ihr|bieten sie) [auch] (hausbesuche|haustermine) [an]",
    ],
    contact: [
      "Wie kann ich euch erreichen?",
      "wie (kann|erreiche) ich [euch|sie|dich|jemanden] [erreichen|kontaktieren|anrufen|schreiben|sprechen]",
      "[was ist|wie ist|wie lautet] [eure|ihre|die|deine] (telefonnummer|nummer|handynummer|email|e-mail|mail|mailadresse|e-mail-adresse|telefon)",
      "(kann ich|ich möchte|ich will) [mit] (jemandem|euch|ihnen|dir|einem menschen|jemand) (sprechen|reden|schreiben)",
      "(kontakt|ich habe eine frage|ich hätte eine frage)",
    ],
  },
  keys: {
    policy: [
      "absag*|stornier*|storno*|verschieb*|umbuch*|cancel*|verspät*",
      "geld zurück",
      "nicht komm*|schaff*|erschein*",
    ],
    payment: ["zahl*|bezahl*|anzahl*|karte|kartenzahlung|bar|paypal|rechnung|überweisung|vorkasse"],
    delivery: ["versand*|liefer*|porto|verschick*|zuschick*|post|schick*|schicken"],
    contact: [
      "telefon*|handynummer|nummer|kontakt*|anruf*|whatsapp|e-mail*|email*|mail*|melden|erreich*",
      "sprechen|reden mensch*|jemand*|person",
    ],
    place: ["adresse|anschrift|wegbeschreibung|anfahrt|wo|online|videocall|zoom|ort|hausbesuch*|haustermin*"],
    services: [
      "leistungen|behandlungen|dienstleistungen|preise|preisliste|angebot*|kurse",
      "machen|buchen was lassen|alles",
    ],
    products: ["produkte|artikel|waren|sortiment|kaufen|geschenk*|shop"],
    hours: ["offen|geöffnet|öffnungszeit*|geschlossen", "zu|auf {when} ist|habt|hat|seid|haben"],
    times: [
      "frei|freie|freien|verfügbar*|termin|termine|platz|plätze|buch*|vorbeikommen|drankommen {when}",
      "nächst*|frühest* frei*|termin*|zeit|geht*|gehts",
      "frühestens|freie|freien",
      "geht|gehts {when} noch|was",
      "buchen|termin wie|buchen|vereinbaren|machen",
      // Only for a service that is named: "haircut tomorrow".
      "{when}",
    ],
    offer: ["kostet|kosten|preis|teuer {thing}", "lange|dauer|dauert {thing}"],
  },
  // Visitors look at the whole page.
  here: { order: [], person: [], thing: [] },
  // "Neue Nägel" and "tarot card reading" are services.
  telling: [],
};
