// The named characters of HTML 4 and what shop systems write beside them, without the two thousand of mathematicians.
const LATIN_1 =
  "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml";
const BASIC = 'amp & lt < gt > quot "';
const OTHERS =
  "apos ' OElig Œ oelig œ Scaron Š scaron š Yuml Ÿ fnof ƒ circ ˆ tilde ˜ ndash – mdash — lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ dagger † Dagger ‡ bull • hellip … permil ‰ prime ′ Prime ″ lsaquo ‹ rsaquo › oline ‾ frasl ⁄ euro € image ℑ weierp ℘ real ℜ trade ™ alefsym ℵ larr ← uarr ↑ rarr → darr ↓ harr ↔ crarr ↵ lArr ⇐ uArr ⇑ rArr ⇒ dArr ⇓ hArr ⇔ forall ∀ part ∂ exist ∃ empty ∅ nabla ∇ isin ∈ notin ∉ ni ∋ prod ∏ sum ∑ minus − lowast ∗ radic √ prop ∝ infin ∞ ang ∠ and ∧ or ∨ cap ∩ cup ∪ int ∫ there4 ∴ sim ∼ cong ≅ asymp ≈ ne ≠ equiv ≡ le ≤ ge ≥ sub ⊂ sup ⊃ nsub ⊄ sube ⊆ supe ⊇ oplus ⊕ otimes ⊗ perp ⊥ sdot ⋅ lceil ⌈ rceil ⌉ lfloor ⌊ rfloor ⌋ lang ⟨ rang ⟩ loz ◊ spades ♠ clubs ♣ hearts ♥ diams ♦ Alpha Α Beta Β Gamma Γ Delta Δ Epsilon Ε Zeta Ζ Eta Η Theta Θ Iota Ι Kappa Κ Lambda Λ Mu Μ Nu Ν Xi Ξ Omicron Ο Pi Π Rho Ρ Sigma Σ Tau Τ Upsilon Υ Phi Φ Chi Χ Psi Ψ Omega Ω alpha α beta β gamma γ delta δ epsilon ε zeta ζ eta η theta θ iota ι kappa κ lambda λ mu μ nu ν xi ξ omicron ο pi π rho ρ sigmaf ς sigma σ tau τ upsilon υ phi φ chi χ psi ψ omega ω thetasym ϑ upsih ϒ piv ϖ check ✓ cross ✗ star ☆ starf ★ phone ☎ female ♀ male ♂ num # percnt % dollar $ comma , period . colon : semi ; lpar ( rpar ) lbrack [ rbrack ] sol / bsol \\ ast * plus + equals = excl ! quest ? commat @ lowbar _ grave ` vert | hyphen ‐ horbar ― NewLine \n Tab \t";

const pairsOf = (list: string): [string, string][] => {
  const words = list.split(" ");
  return words.flatMap((word, at) => (at % 2 === 0 ? [[word, words[at + 1] ?? ""]] : []));
};

/** Browsers know these without a semicolon too. */
const bare = new Map([
  ...LATIN_1.split(" ").map((name, at): [string, string] => [name, String.fromCharCode(160 + at)]),
  ...pairsOf(BASIC),
]);
// Written as numbers, because some editors change spaces they cannot show.
const spaces = {
  ensp: 0x2002,
  emsp: 0x2003,
  thinsp: 0x2009,
  zwnj: 0x200c,
  zwj: 0x200d,
  lrm: 0x200e,
  rlm: 0x200f,
};
const named = new Map([
  ...bare,
  ...pairsOf(OTHERS),
  ...Object.entries(spaces).map(([name, code]): [string, string] => [name, String.fromCharCode(code)]),
]);

const windows = new TextDecoder("windows-1252");
const LOST = "\ufffd";

function characterOf(code: number): string {
  // As browsers do: these numbers mean what they meant on Windows.
  if (code >= 128 && code < 160) return windows.decode(Uint8Array.of(code));
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : LOST;
}

const ENTITY = /&(?:#(\d{1,20})|#[xX]([0-9a-fA-F]{1,20})|([A-Za-z][A-Za-z0-9]{1,15}))(;?)/g;

/** Text with its entities as the characters they stand for, each once; unknown ones stay as they are. */
export const decodeEntities = (text: string): string =>
  text.replace(ENTITY, (written, decimal?: string, hex?: string, name = "", end = "") => {
    if (decimal !== undefined) return characterOf(Number(decimal));
    if (hex !== undefined) return characterOf(Number.parseInt(hex, 16));
    return (end === "" ? bare : named).get(name) ?? written;
  });
