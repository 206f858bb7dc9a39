import type { Grammar } from "./grammar.ts";

const at = "[am|im|in|in der|an|für|für den|für die|vom|von|den|der|die|das|ab]";
const please = "[bitte|mal|doch|mir|mir bitte|bitte mal]";
const visit = "(termin|buchung|reservierung|anfrage|terminanfrage|buchungsanfrage|behandlung)";
/** "den Termin von Frau Berg", or only "Anna". */
const who = `[den|die|der|dem] [${visit} [von|mit|für|bei] [der|dem]] [frau|herr|herrn] {name}`;
/** "den Preis von der Balayage", or only "Balayage". */
const price = "[den|beim|bei] [preis [von|für|vom]] [der|die|das|den|dem|einen|eine|ein] {thing}";
/** Beside what a price becomes, it doesn't count. */
const by = "[um ({percent}|{amount})]";
const order = "[die|der] [bestellung|bestellnummer|auftrag] [nummer|nr] {number}";
const sent =
  "(verschickt|versendet|versandt|abgeschickt|losgeschickt|weggeschickt|rausgeschickt|rausgegangen|raus|unterwegs)";
const arrived = "(zugestellt|geliefert|ausgeliefert|angekommen|abgeholt|übergeben|da)";
const mail = "(mail|email|e-mail|nachricht)";
const move = `(verschieb|verschiebe|verschieben sie|verleg|verlege|verlegen sie|schieb|schiebe|leg|lege|buch|buche|zieh) ${please} ${who} [[am|von|vom|den] {on} [[um] {at}]]`;
const change =
  "(setz|setze|setzen sie|änder|ändere|ändern sie|mach|stell|stelle|pass|passe|erhöh|erhöhe|heb|hebe|senk|senke|reduzier|reduziere)";
const free = "(frei|urlaub|ferien|betriebsferien|zu|geschlossen)";

type Act =
  | "confirm"
  | "move"
  | "cancel"
  | "block"
  | "unblock"
  | "set_price"
  | "raise_price"
  | "lower_price"
  | "refund"
  | "ship"
  | "deliver"
  | "email";

/** How a change is asked for in German. */
export const acts: Pick<Grammar["phrases"], Act> = {
  confirm: [
    "Bestätige den Termin von {name}",
    "bestätige {name}",
    `(bestätige|bestätig|bestätigen sie|bestaetige|akzeptiere|akzeptier) ${please} ${who} ${at} [{when}]`,
    `(nimm|nehmen sie) ${please} ${who} ${at} [{when}] an`,
    `(sag|sage|sagen sie) ${please} ${who} ${at} [{when}] zu`,
    `${who} ${at} [{when}] (bestätigen|bestaetigen|annehmen|zusagen|akzeptieren)`,
  ],
  move: [
    "Verschieb den Termin von {name} auf {when}",
    `${move} auf ${at} {when} [um|auf] [{time}] [um|vor]`,
    `${move} (auf|zu) {time} [um|vor]`,
    `${move} auf {time} ${at} {when} [um|vor]`,
    `${who} [[am|von|vom] {on} [[um] {at}]] auf ${at} {when} [um|auf] [{time}] (verschieben|verlegen|umbuchen|vorziehen|legen|schieben)`,
    `${who} [[am|von|vom] {on}] auf {time} ${at} [{when}] (verschieben|verlegen|umbuchen|vorziehen|legen|schieben)`,
  ],
  cancel: [
    "Sag den Termin von {name} ab",
    `(sag|sage|sagen sie) ${please} ${who} ${at} [{when}] ab`,
    `(sag|sage|sagen sie) ${please} den termin ${at} {when} (von|mit|für|bei) [frau|herrn] {name} ab`,
    `(storniere|stornier|stornieren sie|cancle) ${please} ${who} ${at} [{when}]`,
    `(lösch|lösche|löschen sie|streich|streiche) ${please} (den|die) ${visit} (von|mit|für|bei) [frau|herrn] {name} ${at} [{when}]`,
    `${who} ${at} [{when}] (absagen|stornieren|canceln)`,
  ],
  block: [
    "Blockiere {when}",
    `(blockier|blockiere|blockieren sie|block|blocke|blocken sie|sperr|sperre|sperren sie) ${please} [den kalender|meinen kalender] ${at} {when} [frei|ab]`,
    `(trag|trage|tragen sie) ${please} ${at} {when} [als|einen] (urlaub|frei|ferien|betriebsferien|freien tag) ein`,
    `(trag|trage|tragen sie) ${please} [einen] (urlaub|frei|ferien|betriebsferien|freien tag) ${at} {when} ein`,
    `(mach|mache|machen sie|halt|halte|halten sie|nimm|schließ|schließe) ${please} [den laden|den salon|das studio] ${at} {when} (frei|zu|dicht)`,
    `[ich] (habe|hab|nehme|nehm|mache|mach|möchte|will|brauche|brauch) [mir] ${at} {when} ${free} [haben|machen|nehmen]`,
    `[ich] (bin|arbeite) ${at} {when} (nicht da|nicht im laden|nicht|im urlaub|krank|weg)`,
    `[wir] (haben|machen|bleiben|sind) ${at} {when} (zu|geschlossen|frei|urlaub|im urlaub|nicht da|betriebsferien)`,
    `${at} {when} (habe|hab|nehme|nehm|mache|mach|haben|machen|bleiben) (ich|wir) [mir] ${free}`,
    `${at} {when} bin ich (nicht da|im urlaub|krank|weg)`,
    `${at} {when} (blockieren|blocken|sperren|zumachen|freihalten|freimachen|frei machen|frei nehmen|urlaub eintragen)`,
    `${at} {when} bleibt (der laden|der salon|das studio|das geschäft) (zu|geschlossen)`,
    `[ich] hätte [gern|gerne] ${at} {when} [gern|gerne] (frei|urlaub)`,
    `(urlaub|ferien|betriebsferien|freien tag) ${at} {when} [eintragen]`,
  ],
  unblock: [
    "Gib {when} wieder frei",
    `(gib|geben sie) [bitte|mal|doch] ${at} {when} [doch] [wieder] frei`,
    `(öffne|öffnen sie|entsperr|entsperre|entblock|entblocke) ${please} [den laden|den salon|den kalender] ${at} {when} [doch] [wieder]`,
    `(mach|mache|machen sie) ${please} [den laden|den salon|das studio] ${at} {when} [doch] [wieder] auf`,
    `[ich|wir] (arbeite|arbeiten|bin|sind|habe|hab|haben|mache|mach|machen) ${at} {when} (doch|wieder|doch wieder) [da|offen|geöffnet|auf]`,
    `(lösch|lösche|streich|streiche|entfern|entferne|nimm|stornier|storniere) ${please} [meinen|den|die|das] (urlaub|freien tag|ferien|betriebsferien|blockierung|sperre|auszeit) ${at} {when} [wieder] [raus]`,
    `${at} {when} [doch] [wieder] (freigeben|aufmachen|öffnen|entsperren)`,
  ],
  set_price: [
    "Setz den Preis für {thing} auf {amount}",
    `${change} ${please} ${price} [preis] ${by} auf {amount} [an|fest|hoch|rauf|runter|herunter]`,
    `${price} ${by} auf {amount} (setzen|ändern|erhöhen|anheben|senken|reduzieren|anpassen|hochsetzen|runtersetzen)`,
    "[der|die|das|ein|eine] {thing} (kostet|kosten) (jetzt|ab jetzt|ab sofort|ab heute|künftig|nun|neuerdings|nur noch|jetzt nur noch) {amount}",
    "[der|die|das|ein|eine] {thing} (soll|sollen) [jetzt|ab jetzt|ab sofort|ab heute|künftig|in zukunft] [nur noch] {amount} kosten",
    `preis [für|von] [der|die|das|den|dem] {thing} ${by} auf {amount}`,
    "neuer preis (für|von) [der|die|das|den|dem] {thing} [:] {amount}",
  ],
  raise_price: [
    "Erhöhe den Preis von {thing} um {percent}",
    `(mach|mache|machen sie) ${please} [der|die|das|den] {thing} [um] ({percent}|{amount}) teurer`,
    `(erhöh|erhöhe|erhöhen sie|erhoehe|heb|hebe|heben sie|steiger|steigere|setz|setze) ${please} ${price} [preis] um ({percent}|{amount}) [an|hoch|rauf|herauf]`,
    `${price} um ({percent}|{amount}) (erhöhen|erhoehen|anheben|hochsetzen|teurer machen|raufsetzen)`,
    "[der|die|das] {thing} soll [um] ({percent}|{amount}) teurer werden",
    `(schlag|schlage) ${please} ({percent}|{amount}) auf [den|die|das] [preis von|preis für] {thing} (drauf|auf)`,
  ],
  lower_price: [
    "Senke den Preis von {thing} um {percent}",
    `(mach|mache|machen sie) ${please} [der|die|das|den] {thing} [um] ({percent}|{amount}) (billiger|günstiger)`,
    `(senk|senke|senken sie|reduzier|reduziere|reduzieren sie|verringer|verringere|setz|setze) ${please} ${price} [preis] um ({percent}|{amount}) [runter|herunter|herab]`,
    `${price} um ({percent}|{amount}) (senken|reduzieren|verringern|runtersetzen|billiger machen|günstiger machen|nachlassen)`,
    "[der|die|das] {thing} soll [um] ({percent}|{amount}) (billiger|günstiger) werden",
    `[gib|gebe|mach] ${please} ({percent}|{amount}) (rabatt|nachlass) (auf|für) [den|die|das] {thing}`,
  ],
  refund: [
    "Erstatte Bestellung {number}",
    `(erstatte|erstatt|erstatten sie|refundiere|refundier) ${please} [das geld|den betrag|die zahlung] [für|von|aus] ${order} [zurück]`,
    `(zahl|zahle|zahlen sie|gib|geben sie|überweis|überweise) ${please} [das geld|den betrag|die zahlung] [für|von|aus] [die|der] bestellung [nummer|nr] {number} zurück`,
    `[das geld|den betrag|die zahlung] [für|von|aus] ${order} (erstatten|zurückerstatten|rückerstatten|zurückzahlen|zurückgeben)`,
    "(erstattung|rückerstattung|geld zurück) (für|von) [die|der] [bestellung] [nummer|nr] {number}",
  ],
  ship: [
    "Markiere Bestellung {number} als verschickt",
    `(markier|markiere|markieren sie|setz|setze|stell|stelle) ${please} ${order} (als|auf) ${sent}`,
    `(markier|markiere|markieren sie) ${please} {number} ${sent}`,
    `${order} (ist|wurde|habe ich|hab ich|geht) [heute|schon|gerade|jetzt|eben|gestern] ${sent}`,
    `[ich] (habe|hab) ${order} [heute|schon|gerade|jetzt|eben|gestern] ${sent}`,
    `${order} [als] (verschickt|versendet|versandt|verschicken|versenden) [markieren]`,
    `(verschick|verschicke|versende|versend) ${please} ${order}`,
    `(schick|schicke) ${please} ${order} (raus|los|ab|weg)`,
  ],
  deliver: [
    "Markiere Bestellung {number} als zugestellt",
    `(markier|markiere|markieren sie|setz|setze|stell|stelle) ${please} ${order} (als|auf) ${arrived}`,
    `(markier|markiere|markieren sie) ${please} {number} ${arrived}`,
    `${order} (ist|wurde|habe ich|hab ich) [heute|schon|gerade|jetzt|eben|gestern] ${arrived} [worden]`,
    `[kunde hat|kundin hat] ${order} [als] (zugestellt|geliefert|ausgeliefert|abgeholt|übergeben) [markieren]`,
  ],
  email: [
    "Schreib {name}: {text}",
    `(schreib|schreibe|schreiben sie|schick|schicke|sende|mail|maile|sag|sage|sagen sie) ${please} [der|dem|an] [frau|herrn|herr] {name} : {text}`,
    `(schreib|schreibe|schreiben sie|schick|schicke|sende) ${please} [der|dem|an] [frau|herrn|herr] {name} [eine|ne] ${mail} (:|dass) {text}`,
    `(schreib|schreibe|schreiben sie|schick|schicke|sende) ${please} [eine|ne] ${mail} an [frau|herrn|herr] {name} (:|dass) {text}`,
    `(schreib|schreibe|schreiben sie|sag|sage|sagen sie|richte|richten sie) ${please} [der|dem] [frau|herrn|herr] {name} [bescheid|aus] dass {text}`,
    `[eine|ne] ${mail} an [frau|herrn|herr] {name} : {text}`,
  ],
};
