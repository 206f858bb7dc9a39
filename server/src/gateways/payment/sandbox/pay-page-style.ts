/** The colours of web/src/ui/look/tokens.css; dark unless the system prefers light. */
const dark = `color-scheme:dark;--canvas:#131210;--lifted:#232120;--strong:#f4f2ee;--body:#cfcbc4;--faint:#9d978e;
--line:rgb(244 242 238/.1);--edge:#746e66;--hover:rgb(244 242 238/.06);--accent:#f2b45a;--accent-hover:#f7c67f;
--on-accent:#1f1605;--accent-text:#f2b45a;--waiting:#8dbbe8;--waiting-wash:rgb(141 187 232/.13)`;
const light = `color-scheme:light;--canvas:#fbfaf8;--lifted:#fff;--strong:#1c1a17;--body:#45413b;--faint:#6a655d;
--line:rgb(40 34 24/.12);--edge:#8c867d;--hover:rgb(40 34 24/.055);--accent:#a3540a;--accent-hover:#8a4507;
--on-accent:#fff;--accent-text:#964b06;--waiting:#1f5f9e;--waiting-wash:rgb(31 95 158/.09)`;

/** System fonts and no other files, so that nothing loads late or shifts. */
export const payPageStyle = `:root{${dark};scrollbar-gutter:stable}
@media(prefers-color-scheme:light){:root{${light}}}
*{box-sizing:border-box;margin:0}
body{background:var(--canvas);color:var(--body);font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere;
-webkit-font-smoothing:antialiased}
main{max-width:25rem;margin:0 auto;padding:clamp(1.5rem,12vh,7rem) 1rem 2rem}
.notice{display:inline-flex;align-items:center;gap:.5rem;padding:.25rem .75rem .25rem .5rem;border-radius:999px;
background:var(--waiting-wash);color:var(--waiting);font-size:13px;font-weight:500}
.notice svg{flex:none}
h1{margin-top:1.75rem;color:var(--body);font-size:16px;font-weight:500;line-height:1.5}
.amount{margin-top:.25rem;color:var(--strong);font-size:clamp(28px,9.5vw,40px);font-weight:600;line-height:1.15;letter-spacing:-.02em;
font-variant-numeric:tabular-nums}
.amount small{font-size:.55em;font-weight:500;vertical-align:.4em;margin-right:.1em;letter-spacing:0}
.faint{color:var(--faint);font-size:13px}
.for{margin-top:.5rem}
form{margin-top:2rem;display:grid;grid-template-columns:1fr 1fr;gap:.75rem}
button,.button{display:block;width:100%;min-height:48px;padding:.625rem 1rem;border:1px solid var(--edge);border-radius:8px;
background:transparent;color:var(--strong);font:inherit;font-weight:500;text-align:center;text-decoration:none;cursor:pointer;
transition:background-color .12s ease-out}
button:hover,.button:hover{background:var(--hover)}
.main{grid-column:1/-1;border-color:transparent;background:var(--accent);color:var(--on-accent);font-weight:600}
.main:hover{background:var(--accent-hover)}
:focus-visible{outline:2px solid var(--accent-text);outline-offset:2px}
.wide{grid-column:1/-1}
details{grid-column:1/-1;margin-top:.5rem;border-top:1px solid var(--line)}
summary{display:flex;align-items:center;gap:.5rem;min-height:48px;color:var(--body);font-size:14px;cursor:pointer;
list-style:none;border-radius:4px}
summary::-webkit-details-marker{display:none}
summary svg{flex:none;color:var(--faint);transition:transform .12s ease-out}
[open]>summary svg{transform:rotate(90deg)}
.other+.other{margin-top:1.25rem}
.other p{margin-top:.375rem}
.end{margin-top:2rem;color:var(--strong);font-weight:500}
.after{margin-top:1rem}
.after+form{margin-top:1.5rem}
footer{margin-top:2rem;padding-top:1rem;border-top:1px solid var(--line)}
@media(prefers-reduced-motion:reduce){*{transition:none!important}}`;
