import type { Grammar } from "./grammar.ts";

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

/** "la cita de Ana", "a Ana", "Ana". */
const visit = "(la cita|la reserva|el turno|la hora|la visita|la solicitud|cita|reserva)";
const whoseOf = (day: "when" | "on") =>
  `[a|al|a la|${visit} [(de|del) {${day}}] (de|del|de la|con|con la|a|a la)]`;
const whose = whoseOf("when");
// The day and time from which an appointment is moved.
const from = "[(de|del|desde) {on} [[a|de] {at}]|(de|desde) {at}]";
const day = "[de|del|para|en] [{when}] [[a|de] {time}]";

// Without "cancelo": read without its accent, "canceló Ana" tells what she did.
const confirm =
  "(confirma|confirmale|confirmame|confirmar|confirmarle|confirme|acepta|aceptale|aceptame|aceptar|acepte|aprueba|aprobar|apruebo)";
const move =
  "(mueve|mueveme|muevele|mover|moverle|mueva|move|movele|pasa|pasame|pasale|pasar|pase|cambia|cambiame|cambiale|cambiar|cambie|reprograma|reprogramame|reprogramar|reagenda|reagendame|reagendar|corre|correr|aplaza|aplazame|aplazar|pospon|posponer|retrasa|retrasar|adelanta|adelantar|traslada|trasladar)";
const cancel =
  "(cancela|cancelame|cancelale|cancelar|cancelarle|cancele|anula|anulame|anulale|anular|anule|suspende|suspender)";
const block =
  "(bloquea|bloqueame|bloquear|bloquee|cierra|cierrame|cerrar|cierre|cierro|cerramos|cerrare|cerraremos)";
const shop = "[la tienda|mi tienda|el negocio|el salon|el local]";
const calendar = "[la agenda|el calendario|mi agenda|la tienda|mi tienda|el negocio|el salon|el local]";
const reopen =
  "(reabre|reabrir|reabro|abre|abreme|abrir|vuelve a abrir|vuelvo a abrir|volver a abrir|volvemos a abrir)";
const work = "(trabajo|abro|abrimos|atiendo|trabajamos|estoy|voy a trabajar|voy a abrir)";
const vacation =
  "(las vacaciones|mis vacaciones|el dia libre|mi dia libre|los dias libres|el bloqueo|el festivo|el cierre)";

const put =
  "(cambia|cambiame|cambiale|cambiar|cambie|pon|ponme|ponle|poner|pone|ponele|ponga|deja|dejame|dejar|deje|ajusta|ajustar|actualiza|actualizar|fija|fijar|modifica|modificar|pasa|pasar)";
const raise =
  "(sube|subele|subeme|subelo|subir|subirle|suba|subi|subile|aumenta|aumentale|aumentar|aumente|incrementa|incrementar|encarece|encarecer)";
const lower =
  "(baja|bajale|bajame|bajar|bajarle|baje|bajile|reduce|reducir|rebaja|rebajale|rebajar|disminuye|disminuir|abarata|abaratar)";
const of = "[[el precio] (de|del|de la|de los|de las|a|al|a la|a los|a las)|el|la|los|las|mi]";

/** Beside what a price becomes, it doesn't count. */
const by = "[[en] ([un] {percent}|[unos] {amount})]";

const order = "[el|la|al|del|de la|de] [pedido|orden|compra|encargo] [numero|num|nro|n]";
const sent = "(enviado|enviada|despachado|despachada|mandado)";
const handed = "(entregado|entregada|recogido|recogida|recibido|recibida)";

const text = "[para decirle|diciendo|diciendole|avisando|y dile|avisandole|de] (que|:)";

/** What changes something. */
export const esActs: Pick<Grammar["phrases"], Act> = {
  confirm: [
    "Confirma la cita de {name}",
    `${confirm} ${whose} {name} ${day}`,
    "(dile|decile|dale) [que] (si|el si|el ok) (a|al|a la) {name} [de|del|para] [{when}]",
  ],
  move: [
    "Pasa la cita de {name} para {when}",
    `${move} ${whoseOf("on")} {name} ${from} (a|para|hasta) [un] {time}`,
    `${move} ${whoseOf("on")} {name} ${from} [a|para|hasta] {when} [[a|sobre] [un] {time}]`,
    `${move} ${whoseOf("on")} {name} (a|para) [un] {time} [de|del|en] {when}`,
  ],
  cancel: [
    "Cancela la cita de {name}",
    `${cancel} ${whose} {name} ${day}`,
    `(borra|borrar|elimina|eliminar|quita|quitar|quitame) ${visit} [(de|del) {when}] (de|del|de la|con|a) {name} ${day}`,
  ],
  block: [
    "Cierra {when}",
    `${block} ${calendar} [de|en|para|durante|por] {when}`,
    `no (trabajo|abro|abrimos|atiendo|trabajamos|voy a trabajar|voy a abrir|estare|voy a estar|estoy|paso consulta) [en|durante] {when}`,
    `{when} (no trabajo|no abro|no abrimos|no atiendo|no voy a trabajar|no voy a abrir|no estoy|no estare|cierro|cerramos|libro|estoy de vacaciones|estoy fuera|me voy de vacaciones|me lo tomo libre|me lo cojo libre|descanso)`,
    `(librar|descansar|tomarme|cogerme|pedirme) [libre] {when} [libre]`,
    `[me|nos] (estoy|estare|voy a estar|voy|salgo|vamos) (de vacaciones|fuera|de viaje|de baja) [en|durante] {when}`,
    `[me] (tomo|cojo|pido|quiero|necesito|dame|ponme|marca|marcame|pon|apuntame) {when} [como] (libre|de vacaciones|cerrado|festivo|dia libre|vacaciones|de descanso)`,
    `[me] (tomo|cojo|pido|pon|ponme|marca|agrega|anade|apunta|quiero|necesito) [un|el] (vacaciones|dia libre|festivo|descanso|libre) [en|de|para] {when}`,
  ],
  unblock: [
    "Vuelve a abrir {when}",
    `${reopen} [otra vez|de nuevo] ${shop} [en|para] {when} [otra vez|de nuevo]`,
    `(desbloquea|desbloqueame|desbloquear|libera|liberar) ${calendar} [de|del|en|para] {when}`,
    `[al final|finalmente] si [que] ${work} [en] {when} [al final]`,
    `(al final|finalmente) (trabajo|abro|abrimos|trabajamos|atiendo) [en] {when}`,
    `[al final|finalmente] {when} [al final|finalmente] si [que] ${work}`,
    `(quita|quitame|elimina|borra|cancela|quitar|eliminar|borrar|cancelar|anula) ${vacation} [de|del|en|para] {when}`,
  ],
  set_price: [
    "Cambia el precio de {thing} a {amount}",
    `${put} ${of} {thing} [(de|desde) {amount}] (a|en|por) {amount}`,
    `(${raise}|${lower}) ${of} {thing} ${by} [(de|desde) {amount}] (a|hasta) {amount}`,
    `(${raise}|${lower}) ([un] {percent}|[unos] {amount}) ${of} {thing} (a|hasta) {amount}`,
    `(${raise}|${lower}) (a|hasta) {amount} ${of} {thing}`,
    "(ponle|pon|ponele|poner) {amount} (a|al|a la|a los|a las) {thing}",
    "(cobra|cobrar|cobrare) {amount} (por|por el|por la|por cada|por un|por una) {thing}",
    "[quiero] que [el|la|los|las] {thing} (cueste|cuesten|valga|valgan) {amount}",
    "[el|la|los|las] {thing} (ahora|a partir de ahora|desde ahora|desde hoy) (cuesta|cuestan|vale|valen) {amount}",
    "[el|la|los|las] {thing} (pasa|pasan|va|van) a (costar|valer) {amount}",
  ],
  raise_price: [
    "Sube el precio de {thing} un {percent}",
    `${raise} ${of} {thing} ([en] [un] {percent}|[en] [unos] {amount})`,
    `${raise} ([en] [un] {percent}|[en] [unos] {amount}) ${of} {thing}`,
    `(haz|pon) [el|la|los|las] {thing} ([un] {percent}|{amount}) mas (caro|cara|caros|caras)`,
  ],
  lower_price: [
    "Baja el precio de {thing} un {percent}",
    `${lower} ${of} {thing} ([en] [un] {percent}|[en] [unos] {amount})`,
    `${lower} ([en] [un] {percent}|[en] [unos] {amount}) ${of} {thing}`,
    `(haz|pon) [el|la|los|las] {thing} ([un] {percent}|{amount}) mas (barato|barata|baratos|baratas)`,
    "(quita|quitale|descuenta|descuentale) ([un] {percent}|{amount}) [de descuento] (a|al|a la|de|del|en|en el|en la) {thing}",
    "(haz|hazle|pon|ponle|aplica|aplicale|dale|poner|aplicar) [un] ({percent}|{amount}) (de descuento|de rebaja|menos) (a|al|a la|a los|a las|en|en el|en la|en los|en las|sobre) {thing}",
    "(haz|hazle|pon|ponle|aplica|aplicale|dale|poner|aplicar) [un|una] (descuento|rebaja) (del|de|de un) ({percent}|{amount}) (a|al|a la|a los|a las|en|en el|en la|en los|en las|sobre) {thing}",
    "(haz|hazle|pon|ponle|aplica|aplicale|dale|poner|aplicar) (al|a la|a los|a las|a) {thing} [un|una] (descuento|rebaja) (del|de|de un) ({percent}|{amount})",
  ],
  refund: [
    "Reembolsa el pedido {number}",
    `(reembolsa|reembolsale|reembolsar|reembolse|reembolso|reintegra|devuelve|devuelvele|devolver|devolverle|devuelva|devolve|devolvele|devuelvo) ${order} {number}`,
    `(reembolsa|reembolsale|reembolsar|reintegra|devuelve|devuelvele|devolver|devolverle|devuelva|devolve|devolvele|haz el reembolso|haz la devolucion|hazle la devolucion|hazle el reembolso) [el dinero|el importe|el pago|la plata|lo pagado|todo] ${order} {number}`,
  ],
  ship: [
    "Marca como enviado el pedido {number}",
    `(marca|marcame|marcar|marque|pon|ponme|poner|deja) ${order} {number} [como|de] ${sent}`,
    `[ya|hoy] (envie|he enviado|mande|he mandado|despache|he despachado|enviamos|mandamos) ${order} {number} [ya]`,
    `(marca|marcame|marcar|marque|pon|ponme) como ${sent} ${order} {number}`,
    `(envia|enviar|despacha|despachar|manda) ${order} {number}`,
    `[el] (pedido|orden) [numero] {number} ${sent}`,
  ],
  deliver: [
    "Marca como entregado el pedido {number}",
    `(marca|marcame|marcar|marque|pon|ponme|poner|deja) ${order} {number} [como|de] ${handed}`,
    `(marca|marcame|marcar|marque|pon|ponme) como ${handed} ${order} {number}`,
    `[ya|hoy] (entregue|he entregado|entregamos) ${order} {number} [ya]`,
    `[ya] (recogieron|han recogido|vinieron a buscar|han venido a por|vinieron por) ${order} {number} [ya]`,
    `[el] (pedido|orden) [numero] {number} ${handed}`,
  ],
  email: [
    "Escribe a {name}: {text}",
    `(escribe|escribele|escribir|escribirle|escriba|escribi|escribile|avisa|avisale|avisar|avise|dile|decile|decirle|digale|informa|informale|contesta|contestale|responde|respondele) [un correo|un mensaje|un email] (a|al|a la) {name} ${text} {text}`,
    `(manda|mandale|mandar|mandarle|mande|envia|enviale|enviar|enviarle|envie|escribe|escribele) [un] (correo|mail|email|mensaje|correo electronico) (a|al|a la|para) {name} ${text} {text}`,
    `(manda|mandale|envia|enviale|escribe|escribele) (a|al|a la) {name} [un] (correo|mail|email|mensaje) ${text} {text}`,
    "(correo|email|mail|mensaje) (a|para) {name} : {text}",
  ],
};
