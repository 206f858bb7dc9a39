import type { QuestionTopic } from "@solodesk/contract/account/customer-questions.ts";
import { en } from "../../assistant/ask/grammar/en.ts";
import type { Grammar } from "../../assistant/ask/grammar/grammar.ts";

const a = "[a|an|the|your|any|some]";
const on = "[on|in|at|over|for|this]";
const you = "(you|the store|the shop|the salon|the studio|they|it)";
const some = "[any|some|a|an|anything|something|your|the]";
const slot =
  "(time|times|appointment|appointments|slot|slots|spot|spots|space|room|opening|openings|availability)";
const free = "(free|available|open|left)";

/** English, as customers ask. */
export const enCustomers: Grammar<QuestionTopic> = {
  ...en,
  phrases: {
    hours: [
      "When are you open {when}?",
      `(when|what time|what times|until when|till when|how late|how long|what days|which days) (are|is|do|does) ${you} [all|still] (open|close|closed|opening|closing|work|there) [until|till] ${on} [{when}]`,
      `(are|is) ${you} [still|also|even] (open|closed|there) [right now] ${on} [{when}]`,
      `(do|does) ${you} [still|also|even] (open|close|work) ${on} [{when}]`,
      `[what are|whats|what is] [your|the] (opening hours|hours|opening times|business hours|working hours|store hours) ${on} [{when}]`,
      "when (do|does|will) (you|the store|the shop) (open|close) [next|again]",
    ],
    times: [
      "When is the next free time?",
      `[when|what] (is|are|whens|whats) [your|the] (next|first|earliest|soonest) [free|available|open|possible] [${slot}] [free] [for|with] ${a} [{thing}] ${on} [{when}]`,
      `[when|how soon] (can|could|may) i (get|have|book|come|come in|come by|make) [in] ${some} [${slot}] [for] ${a} [{thing}] ${on} [{when}]`,
      `(do you have|have you got|is there|are there|got|have you) ${some} [${slot}] ${free} [${slot}] [for] ${a} [{thing}] ${on} [{when}]`,
      `(do you have|have you got|is there|are there|got|any|have you) ${some} [${free}] ${slot} [${free}] [for] ${a} [{thing}] ${on} [{when}]`,
      `(are you|is anything|is anyone|anything|is something) ${free} [for] ${a} [{thing}] ${on} [{when}]`,
      `[i want|id like|i would like|i need] (to book|to make|to get|to have|book|an appointment|a time|a slot) ${some} [${slot}] [for] ${a} [{thing}] ${on} [{when}]`,
      `[which|what|your] [free|available|open] ${slot} [are|is|do you have] [${free}|there] [for] ${a} [{thing}] ${on} [{when}]`,
    ],
    services: [
      "What do you offer?",
      "(what|which) [services|treatments|kind of services|kinds of services|else] (do you|does the store|are|can you) [offer|have|do|there|provide]",
      "[what are|show|whats|what is|list|see] [your|the|all] [your] (services|treatments|prices|price list|pricelist|rates|menu|fees)",
      "how much (do you charge|does it cost|is it|are your prices|are you|does it all cost|are your services)",
      "what can i book",
    ],
    products: [
      "What do you sell?",
      "(what|which) [products|items|goods|things|else] (do you sell|can i buy|do you have for sale|are for sale)",
      "[what|which|show|what are|do you have] [your|the|any] (products|items|goods|merchandise) [do you] [sell|have|offer|carry]",
      "do you sell (anything|products|something)",
    ],
    offer: [
      "How much is {thing}?",
      `(how much|what) (is|are|does|do|would|will|for) ${a} {thing} [cost|be|come to]`,
      `[whats|what is|what are] [the|your] (price|prices|cost|costs|rate|fee|charge) (of|for) ${a} {thing}`,
      `how long (does|do|is|are|will|would) ${a} {thing} [take|last|be]`,
      `(do|does|can|could|would) (you|the store|the shop) [also|still] (have|do|offer|sell|make|provide|carry|stock|give) ${a} {thing} [in stock|left|for sale]`,
      `(is|are|has|have) ${a} {thing} [still|all] (in stock|available|sold out|out of stock|left)`,
      `(have you|have they|you) [still] got ${a} {thing} [left|in stock]`,
      `what would ${a} {thing} set me back`,
      `(tell me about|whats|what is|info on|information about|more about|im looking for|i am looking for|looking for|what about) ${a} {thing}`,
      "how many {thing} (are there|are|do you have) [left|in stock]",
    ],
    policy: [
      "Can I cancel?",
      "(can|may|could|how can|how do|until when can|how late can|am) i [still|also] [able to] (cancel|move|reschedule|change|postpone|rebook) [my|an|the|a] [appointment|booking|visit|time] [for free|free|later]",
      "(what if|what happens if) i (cancel|dont come|do not come|am late|cant come|cannot come|miss my appointment|miss the appointment|dont show up|miss it|cant make it)",
      "[whats|what is|what are|do you have] [your|the|a] (cancellation|refund|cancelation|no show) (policy|terms|rules|fee|fees|cost)",
      "(do i|will i|can i) get [my] [a] (money back|refund|refunded) [if i cancel]",
    ],
    payment: [
      "How can I pay?",
      "(how|when|where) (can|do|must|should|will) i [have to] pay [for it|for this]",
      "(do|can|could) (you|i) [also] (take|accept|pay|pay by|pay with|pay in|use) [by|with|in] (card|cards|cash|credit card|credit cards|paypal|debit cards|apple pay|google pay)",
      "(do i|must i|is there|do you need|do you take|do you want) [have to] [need to] [pay|leave] [a] (deposit|in advance|now|upfront|prepayment)",
      "[which|what] (payment methods|ways to pay|ways of paying) (do you|are there) [take|accept|have|offer]",
    ],
    delivery: [
      "How much is shipping?",
      "(how much is|what does|what is|whats|how much are|how much does|what are) [the|your] (shipping|delivery|postage) [cost|costs|fee|fees]",
      "do you [also] (ship|deliver|send) [to me|products|it|them|orders|by mail]",
      "is (shipping|delivery) free",
    ],
    place: [
      "Where are you?",
      "where (are you|is the store|is the shop|is it|do i have to come|do i come|is the salon|is the studio|do you work|can i find you|do i find you|are you located|do we meet|do i have to go)",
      "[whats|what is] [your|the] (address|location)",
      "(do you|can you|could you) come to (me|my place|my home|my house|us)",
      "(is it|are you|do you work|do you meet) online",
      "(do you|can you|could you) (do|make|offer|pay) (home visits|house calls|home appointments|mobile appointments)",
    ],
    contact: [
      "How can I reach you?",
      "how (can|do|could) i (reach|contact|call|email|message|write to|write|get in touch with) [to] (you|the store|somebody|someone)",
      "[whats|what is] [your|the] (phone number|number|phone|email|email address|e-mail|contact)",
      "(can i|i want to|id like to|i need to) (talk|speak|write) (to|with) (you|someone|somebody|a person|a human|the owner)",
      "(contact|i have a question)",
    ],
  },
  keys: {
    policy: [
      "cancel*|reschedul*|postpone|refund*|no-show*|noshow*",
      "late minutes|running|im|am|if|happens",
      "move|change appointment|booking|visit",
      "back money",
      "turn|show|make not|dont|cant",
    ],
    payment: ["pay|paying|payment*|deposit*|prepay*|paypal|cash|card|cards|transfer|upfront"],
    delivery: ["ship|ships|shipping|deliver|delivers|delivery|postage|post|send|courier"],
    contact: [
      "phone|telephone|whatsapp|e-mail|email|contact|message",
      "talk|speak real|person|human|someone|somebody|owner",
      "hold|reach get|you",
      "call|ring me|back|you|number",
    ],
    place: [
      "address|located|location|directions|where|online|zoom|travel|mobile",
      "home visit*|appointment*|come",
    ],
    services: [
      "services|treatments|prices|rates|pricelist|menu|classes|courses",
      "list price",
      "offer costs|cost",
      "book what|which",
    ],
    products: ["products|goods|merchandise|sale", "buy|sale|shop what|whats|stuff|anything|something|which"],
    hours: ["open|opens|opening|close|closes|closed|closing|hours"],
    times: [
      "free|availab*|appointment*|slot*|openings|spot*|book*|space|squeeze|fit|time {when}",
      "next|earliest|soonest free|available|appointment*|slot*|time",
      "earliest|soonest|squeeze|slot|slots|availab*",
      "book|booking appointment*|time|how",
      // Only for a service that is named: "haircut tomorrow".
      "{when}",
    ],
    offer: ["cost*|price*|charge|expensive {thing}", "long|duration|take {thing}"],
  },
  // Visitors look at the whole page.
  here: { order: [], person: [], thing: [] },
  // "Neue Nägel" and "tarot card reading" are services.
  telling: [],
};
