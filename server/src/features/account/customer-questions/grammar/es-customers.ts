import type { QuestionTopic } from "@solodesk/contract/account/customer-questions.ts";
import { es } from "../../assistant/ask/grammar/es.ts";
import type { Grammar } from "../../assistant/ask/grammar/grammar.ts";

const a = "[un|una|el|la|los|las|unos|unas|su|sus|algun|alguna]";
const on = "[el|en|la|los|este|esta|para|para el|para la|por|a]";
const you = "[ustedes|vosotros|la tienda|el salon|el local|el estudio|usted]";
const some = "[algo|algun|alguna|un|una|algunos|algunas]";
const slot =
  "(cita|citas|hora|horas|hueco|huecos|turno|turnos|espacio|lugar|sitio|horario|horarios|disponibilidad)";
const free = "(libre|libres|disponible|disponibles)";

/** Spanish, as customers ask in Spain and in Latin America. */
export const esCustomers: Grammar<QuestionTopic> = {
  ...es,
  phrases: {
    hours: [
      "¿A qué hora abren {when}?",
      `[a que hora|cuando|hasta que hora|desde que hora|que dias|hasta cuando] (abren|abres|abre|abris|cierran|cierras|cierra|cerrais|atienden|atiendes|estan abiertos|esta abierto|estais abiertos|trabajan|trabajas|trabajais) ${you} ${on} [{when}]`,
      `(estan|esta|estais|estas) ${you} [todavia|aun] (abierto|abiertos|abierta|cerrado|cerrados|cerrada) ${on} [{when}]`,
      `[cual es|cuales son|que] [el|su|los|sus|tu|vuestro] (horario|horarios|horario de apertura|horario de atencion) [tienen|tienes|teneis|hay] [de] ${on} [{when}]`,
    ],
    times: [
      "¿Cuándo es la próxima hora libre?",
      `[cuando|cual] [es|hay|tienen|seria] [la|el|su] (proxima|proximo|primera|primer|primero) ${slot} [${free}] [para|de] ${a} [{thing}] ${on} [{when}]`,
      `[cuando|que dia|a que hora] (puedo|podria|podemos) (ir|venir|pasar|reservar|tener|pedir|agendar|coger|sacar) ${some} [${slot}] [para] ${a} [{thing}] ${on} [{when}]`,
      `(tienen|tienes|teneis|tiene|hay|queda|quedan) ${some} [${slot}] ${free} [${slot}] [para] ${a} [{thing}] ${on} [{when}]`,
      `(tienen|tienes|teneis|tiene|hay|queda|quedan) ${some} ${slot} [${free}] [para] ${a} [{thing}] ${on} [{when}]`,
      `(tienen|tienes|teneis|tiene|hay) ${some} [${free}] ${on} {when} [${slot}] [${free}] [para] ${a} [{thing}]`,
      `(quiero|quisiera|necesito|me gustaria|busco) [reservar|pedir|agendar|sacar] ${some} ${slot} [para] ${a} [{thing}] ${on} [{when}]`,
      `[quiero|quisiera|necesito|me gustaria] (reservar|agendar|pedir) ${a} [{thing}] ${on} [{when}]`,
      `[que|cuales|cuando] [son] ${slot} (tienen|tienes|teneis|hay) [${free}] [para] ${a} [{thing}] ${on} [{when}]`,
    ],
    services: [
      "¿Qué ofrecen?",
      "que [servicios|tratamientos] (ofrecen|ofreces|ofreceis|tienen|tienes|teneis|hacen|haces|haceis|hay|ofrece)",
      "[cuales son|que|dime|ver|los|las|muestrame] [sus|los|las|tus|vuestros|vuestras] (servicios|tratamientos|precios|tarifas|lista de precios)",
      "(cuanto|que) (cobran|cobras|cobrais|cuesta|cuesta todo|vale|cobra)",
      "que (puedo|se puede) reservar",
    ],
    products: [
      "¿Qué venden?",
      "que [productos|articulos|cosas] (venden|vendes|vendeis|puedo comprar|se puede comprar|tienen a la venta|vende)",
      "[cuales son|que|ver|venden|tienen|tienes|los|muestrame] [sus|los|tus|vuestros] (productos|articulos) [tienen|tienes|venden|hay]",
    ],
    offer: [
      "¿Cuánto cuesta {thing}?",
      `(cuanto|que|en cuanto) (cuesta|cuestan|vale|valen|sale|salen|es|cobran por|cobras por) ${a} {thing}`,
      `[cual es|que] [el] precio [tiene] (de|del|para) ${a} {thing}`,
      `cuanto [tiempo] (dura|duran|tarda|tardan|lleva) ${a} {thing}`,
      `(hacen|haces|haceis|ofrecen|ofreces|ofreceis|venden|vendes|vendeis|tienen|tienes|teneis|hay) [tambien|todavia] ${a} {thing} [disponible|en stock|a la venta]`,
      `(esta|estan|queda|quedan) ${a} {thing} [disponible|disponibles|en stock|agotado|agotada|agotados]`,
      `(que es|busco|estoy buscando|informacion sobre|info de|hablame de|y) ${a} {thing}`,
    ],
    policy: [
      "¿Puedo cancelar?",
      "(puedo|podria|se puede|como puedo|hasta cuando puedo|como) [todavia] (cancelar|cambiar|mover|anular|aplazar|reprogramar|cancelo|cambio|anulo) [mi|la|una] [cita|reserva|hora|turno] [gratis]",
      "que (pasa|ocurre|sucede) si (cancelo|no voy|no puedo ir|llego tarde|no me presento|falto|anulo)",
      "[cual es|cuales son|tienen] [la|su|las|sus|tu|vuestra] (politica de cancelacion|condiciones de cancelacion|politica de reembolso|condiciones|politica)",
      "(me devuelven|recupero) [el|mi] dinero [si cancelo]",
    ],
    payment: [
      "¿Cómo puedo pagar?",
      "(como|cuando|donde) (puedo|tengo que|debo|se) (pagar|paga|pago)",
      "(puedo pagar|se puede pagar|aceptan|aceptas|aceptais|toman|cogeis) [con|en|por] (tarjeta|tarjetas|efectivo|paypal|bizum|transferencia|tarjeta de credito)",
      "(hay que|tengo que|debo|piden|pides) (pagar|dejar|dar) [un|una] (anticipo|deposito|señal|seña|adelanto|por adelantado|antes|ahora)",
      "[que|cuales son] [las|sus] (formas de pago|metodos de pago|medios de pago) [tienen|aceptan|hay]",
    ],
    delivery: [
      "¿Cuánto cuesta el envío?",
      "(cuanto cuesta|cuanto cuestan|cuanto es|cuanto vale|que cuesta) [el|los] (envio|envios|gastos de envio)",
      "(envian|envias|enviais|mandan|hacen envios|haceis envios|entregan) [a casa|a domicilio|productos|pedidos]",
      "el envio es (gratis|gratuito)",
    ],
    place: [
      "¿Dónde están?",
      "donde (estan|estas|estais|esta|queda|quedan|se encuentran|los encuentro|os encuentro|te encuentro|es|tengo que ir|trabajan) [la tienda|el salon|el local|ubicados|el estudio]",
      "[cual es] [la|su|tu|vuestra] (direccion|ubicacion)",
      "(vienen|vienes|venis|van) a (mi casa|domicilio|casa)",
      "(hacen|haces|haceis|ofrecen) [visitas|servicio|citas] a domicilio",
      "(es|se hace|atienden|trabajan|es todo) (online|en linea|por internet)",
    ],
    contact: [
      "¿Cómo los contacto?",
      "como (puedo|podria|los|te|os|le) (contactar|contacto|llamar|llamo|escribir|escribo|hablar) [con] [ustedes|vosotros|alguien|contigo|con ustedes]",
      "[cual es] [el|su|tu|vuestro] (telefono|numero|numero de telefono|correo|email|correo electronico|whatsapp)",
      "(puedo|quiero|quisiera) (hablar|escribir|contactar) (con|a) (alguien|ustedes|una persona|el dueño|la dueña|vosotros)",
      "(contacto|tengo una pregunta)",
    ],
  },
  keys: {
    policy: [
      "cancel*|anular|reprogram*|reembols*|devuelv*|devoluc*|tarde",
      "cambi*|mover cita|reserva|hora|turno",
      "aparezco|presento|voy no",
    ],
    payment: ["pag*|anticipo|adelanto|señal|deposito|tarjeta*|efectivo|transferencia|bizum|paypal"],
    delivery: ["envi*|entrega*|mandar|mandan|mandais", "tarda llegar|pedido"],
    contact: ["telefono|whatsapp|correo|email|contact*", "hablar alguien|persona|ustedes"],
    place: ["direccion|ubicacion|ubicad*|donde|online|internet|presencial|domicilio|casa"],
    services: [
      "servicios|tratamientos|precios|tarifas|clases|cursos",
      "cobrais|cobran|cobras que|haceis|hacen",
    ],
    products: ["productos|articulos|catalogo|venta|comprar|regalar|regalo"],
    hours: [
      "horario*|abren|abris|abre|abierto*|abierta|cierran|cerrais|cierra|cerrado*",
      "hora {when} hasta",
    ],
    times: [
      "libre*|disponib*|cita|citas|hueco*|turno*|reserv*|plaza|plazas|atend* {when}",
      "proxim*|primer* libre*|disponib*|cita|hora|turno|hueco",
      "pronto|antes atend*|cuando",
      "reservar|agendar cita|hora|turno|como|quiero",
      // Only for a service that is named: "haircut tomorrow".
      "{when}",
    ],
    offer: ["cuesta*|precio|vale|cobran {thing}", "dura|tarda {thing}"],
  },
  // Visitors look at the whole page.
  here: { order: [], person: [], thing: [] },
  // "Neue Nägel" and "tarot card reading" are services.
  telling: [],
};
