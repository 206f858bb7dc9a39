// What attackers type into forms. Each string runs `ran++` wherever it is not treated as text.
import { countOf } from "../scripts/soak-list.mjs";

const naughty = [
  "<script>ran++</script>",
  "</script><script>ran++</script>",
  "</title></style></textarea></template></noscript><script>ran++</script>",
  "<!--><script>ran++</script>-->",
  "]]><script>ran++</script>",
  '"><img src=x onerror=ran++>',
  "'><svg/onload=ran++>",
  "` onmouseover=ran++ autofocus onfocus=ran++ x=`",
  '" autofocus onfocus="ran++" tabindex="1',
  '<a href="javascript:ran++">here</a>',
  "javascript:ran++",
  " \tjavas\tcript:ran++//",
  "data:text/html,<script>top.ran++</script>",
  "vbscript:ran++",
  '<iframe srcdoc="<script>top.ran++</script>"></iframe>',
  "<details open ontoggle=ran++><summary>x</summary></details>",
  "<math><mtext><table><mglyph><style><img src=x onerror=ran++>",
  "&lt;img src=x onerror=ran++&gt;&#60;script&#62;ran++",
  "\\u003cscript\\u003eran++\\u003c/script\\u003e{{ran++}}${ran++}",
  "\u2028*/ran++;/*</style><style>@import 'data:text/css,a{}';",
];

/** Ways to break out of a place for text. */
const ways = [
  "",
  '">',
  "'>",
  "`>",
  "-->",
  "]]>",
  "</title>",
  "</style>",
  "</script>",
  "</textarea>",
  "</noscript>",
  "</template>",
  "</select>",
  "<svg><style>",
  "\\x3e",
];
/** What would run there. The soak combines each way with each script. */
const scripts = [
  "<script>ran++</script>",
  "<ScRiPt >ran++</sCrIpT >",
  "<img src=x onerror=ran++>",
  "<img/src=x/onerror=ran++>",
  "<svg onload=ran++>",
  "<svg><script>ran++</script>",
  "<svg><animate onbegin=ran++ attributeName=x dur=1s>",
  "<video><source onerror=ran++></video>",
  "<input autofocus onfocus=ran++>",
  "<iframe src=javascript:top.ran++></iframe>",
  "<object data=javascript:top.ran++></object>",
  "<a href=&#106;avascript:ran++>here</a>",
];
const combined = ways.flatMap((way) => scripts.map((script) => way + script));

const LOT = 20;
const all = [...naughty, ...combined].slice(0, countOf("strings"));
/** As many strings per lot as one store gets. */
export const lots = Array.from({ length: Math.ceil(all.length / LOT) }, (_, nth) =>
  all.slice(nth * LOT, (nth + 1) * LOT),
);
