import { lettering } from './lettering';

const channels = (hex: string): [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

/** A colour between two `#rrggbb` colours: 0 is the first, 1 the second. */
export const mixColours = (from: string, to: string, part: number): string => {
  const [a, b] = [channels(from), channels(to)];
  const mixed = a.map((channel, index) => Math.round(channel + ((b[index] ?? 0) - channel) * part));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
};

export const lighten = (hex: string, part: number): string => mixColours(hex, '#ffffff', part);
export const darken = (hex: string, part: number): string => mixColours(hex, '#14161c', part);

/** What can be read on a colour. */
export const textColourOn = (hex: string): string => {
  const [r, g, b] = channels(hex);
  return r * 0.3 + g * 0.59 + b * 0.11 > 150 ? '#23262d' : '#f6f4ef';
};

export interface ShapeInput {
  /** `#rrggbb` */
  base: string;
  brand: string;
  /** 0–1, fixed for one listing: small differences between products of one kind. */
  trait: number;
}

/** Draws a product inside 300 × 300, standing on y = 240. */
export type Shape = (input: ShapeInput) => string;

const gradient = (id: string, base: string, across = false): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${across ? 1 : 0}" y2="${across ? 0 : 1}"><stop offset="0" stop-color="${lighten(base, 0.28)}"/><stop offset=".55" stop-color="${base}"/><stop offset="1" stop-color="${darken(base, 0.3)}"/></linearGradient>`;

const metal = '#c8ccd2';

const sneaker: Shape = ({ base, brand, trait }) => `${gradient('b', base)}
  <path d="M42 196C40 166 52 138 66 128C76 150 98 152 116 132C140 150 168 172 206 178C244 184 262 192 264 212L44 216Z" fill="url(#b)"/>
  <path d="M206 178C244 184 262 192 264 212L214 213C216 196 214 186 206 178Z" fill="${lighten(base, 0.35)}"/>
  <path d="M42 196C40 176 44 156 52 142L78 158C72 176 72 198 74 215L44 216Z" fill="${darken(base, 0.28)}"/>
  <path d="M36 210H266Q274 226 262 238H48Q34 230 36 210Z" fill="#f7f5f0"/><path d="M38 228H270Q268 236 262 238H48Q40 236 38 228Z" fill="${darken(base, 0.1)}"/>
  <g stroke="#f7f5f0" stroke-width="5" stroke-linecap="round"><path d="M118 146L138 132M132 156L152 142M148 165L168 152M164 172L182 161"/></g>
  <path d="M92 206C116 196 ${130 + trait * 30} 190 176 186" fill="none" stroke="${textColourOn(base)}" stroke-width="9" stroke-linecap="round" opacity=".85"/>
  ${lettering({ text: brand, x: 62, y: 182, height: 8, colour: '#f6f4ef', most: 26 })}`;

const handbag: Shape = ({ base, brand, trait }) => `${gradient('b', base)}
  <path d="M100 130C100 ${66 - trait * 14} 200 ${66 - trait * 14} 200 130" fill="none" stroke="${darken(base, 0.35)}" stroke-width="11"/>
  <path d="M100 130C100 ${66 - trait * 14} 200 ${66 - trait * 14} 200 130" fill="none" stroke="${lighten(base, 0.15)}" stroke-width="3"/>
  <path d="M66 126H234L250 230Q251 240 241 240H59Q49 240 50 230Z" fill="url(#b)"/>
  <path d="M66 126H234L239 158Q196 186 150 186Q104 186 61 158Z" fill="${darken(base, 0.14)}"/><path d="M66 126H234L239 158Q196 186 150 186Q104 186 61 158Z" fill="none" stroke="${lighten(base, 0.3)}" stroke-width="1.5" stroke-dasharray="5 4" opacity=".7"/>
  <rect x="136" y="174" width="28" height="22" rx="5" fill="#d7b56a"/><rect x="145" y="181" width="10" height="8" rx="2" fill="#8b6c2f"/>
  <g fill="#d7b56a"><rect x="92" y="116" width="16" height="18" rx="4"/><rect x="192" y="116" width="16" height="18" rx="4"/></g>
  ${lettering({ text: brand, x: 150, y: 215, height: 11, colour: textColourOn(base), most: 120 })}`;

const watch: Shape = ({ base, brand, trait }) => `${gradient('b', base, true)}
  <path d="M118 30H182L190 104H110Z" fill="url(#b)"/><path d="M110 190H190L182 244H118Z" fill="url(#b)"/>
  <g stroke="${darken(base, 0.4)}" stroke-width="2" opacity=".6"><path d="M116 52H184M114 72H186M112 90H188M112 206H188M115 224H185"/></g>
  <circle cx="150" cy="147" r="70" fill="${darken(metal, 0.15)}"/><circle cx="150" cy="147" r="64" fill="${metal}"/><circle cx="150" cy="147" r="54" fill="${trait > 0.5 ? '#1d2430' : '#f4f1ea'}"/>
  <g stroke="${trait > 0.5 ? '#e9e5da' : '#2a2d35'}" stroke-width="4" stroke-linecap="round"><path d="M150 100V108M150 186V194M103 147H111M189 147H197M117 114L122 119M183 180L178 175M183 114L178 119M117 180L122 175"/></g>
  <g stroke="${trait > 0.5 ? '#f6f4ef' : '#22252c'}" stroke-linecap="round"><path d="M150 147L128 128" stroke-width="6"/><path d="M150 147L178 124" stroke-width="4"/></g><path d="M150 160L152 108" stroke="#d2473f" stroke-width="2"/><circle cx="150" cy="147" r="5" fill="#d2473f"/>
  <rect x="218" y="140" width="12" height="14" rx="3" fill="${darken(metal, 0.2)}"/>
  ${lettering({ text: brand, x: 150, y: 170, height: 7, colour: trait > 0.5 ? '#e9e5da' : '#2a2d35', most: 52 })}`;

const phone: Shape = ({
  base,
  brand,
  trait,
}) => `${gradient('b', base)}<linearGradient id="s" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${lighten(base, 0.55)}"/><stop offset=".5" stop-color="${lighten(base, 0.1)}"/><stop offset="1" stop-color="#232a45"/></linearGradient>
  <g transform="rotate(6 110 140)"><rect x="66" y="44" width="98" height="196" rx="18" fill="url(#b)"/><rect x="74" y="52" width="46" height="${trait > 0.5 ? 62 : 48}" rx="13" fill="${darken(base, 0.22)}"/>
  <g fill="#171a21" stroke="${lighten(base, 0.3)}" stroke-width="2"><circle cx="97" cy="68" r="9"/><circle cx="97" cy="${trait > 0.5 ? 94 : 90}" r="8"/></g>${lettering({ text: brand, x: 116, y: 176, height: 9, colour: textColourOn(base), most: 64 })}</g>
  <rect x="136" y="40" width="102" height="200" rx="18" fill="#16181e"/><rect x="142" y="46" width="90" height="188" rx="13" fill="url(#s)"/>
  <circle cx="187" cy="58" r="4" fill="#16181e"/>${lettering({ text: '10 09', x: 187, y: 92, height: 15, colour: '#ffffff', most: 60 })}
  <g fill="#ffffff" opacity=".82"><rect x="156" y="188" width="14" height="14" rx="4"/><rect x="180" y="188" width="14" height="14" rx="4"/><rect x="204" y="188" width="14" height="14" rx="4"/></g><rect x="170" y="222" width="34" height="3" rx="1.5" fill="#fff" opacity=".8"/>`;

const headphones: Shape = ({ base, brand, trait }) => `${gradient('b', base)}
  <path d="M70 164C62 ${52 + trait * 16} 238 ${52 + trait * 16} 230 164" fill="none" stroke="url(#b)" stroke-width="17" stroke-linecap="round"/><path d="M84 142C86 88 214 88 216 142" fill="none" stroke="${darken(base, 0.45)}" stroke-width="7" stroke-linecap="round"/>
  <rect x="52" y="146" width="48" height="88" rx="23" fill="${darken(base, 0.4)}"/><rect x="200" y="146" width="48" height="88" rx="23" fill="${darken(base, 0.4)}"/>
  <rect x="44" y="142" width="40" height="96" rx="20" fill="url(#b)"/><rect x="216" y="142" width="40" height="96" rx="20" fill="url(#b)"/>
  <circle cx="64" cy="190" r="13" fill="none" stroke="${textColourOn(base)}" stroke-width="2" opacity=".6"/><circle cx="236" cy="190" r="13" fill="none" stroke="${textColourOn(base)}" stroke-width="2" opacity=".6"/>
  ${lettering({ text: brand, x: 150, y: 79 + trait * 12, height: 9, colour: textColourOn(base), most: 70 })}`;

const perfume: Shape = ({
  base,
  brand,
  trait,
}) => `<linearGradient id="b" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${lighten(base, 0.6)}"/><stop offset=".5" stop-color="${lighten(base, 0.25)}"/><stop offset="1" stop-color="${lighten(base, 0.5)}"/></linearGradient>
  <rect x="128" y="46" width="44" height="44" rx="5" fill="${trait > 0.5 ? '#1f2229' : '#cfae63'}"/><rect x="128" y="46" width="12" height="44" rx="5" fill="#fff" opacity=".28"/><rect x="136" y="90" width="28" height="14" fill="${metal}"/>
  <rect x="84" y="102" width="132" height="138" rx="${8 + trait * 26}" fill="url(#b)"/><rect x="94" y="126" width="112" height="104" rx="${5 + trait * 18}" fill="${base}" opacity=".75"/><path d="M96 112V228" stroke="#fff" stroke-width="5" opacity=".55" stroke-linecap="round"/>
  <rect x="110" y="158" width="80" height="44" fill="#fbf9f4"/><rect x="110" y="158" width="80" height="44" fill="none" stroke="${darken(base, 0.2)}"/>${lettering({ text: brand, x: 150, y: 176, height: 11, colour: '#2a2d35', most: 68 })}<path d="M132 192H168" stroke="${darken(base, 0.2)}" stroke-width="1.5"/>`;

const tshirt: Shape = ({ base, brand, trait }) => `${gradient('b', base)}
  <path d="M112 64C126 82 174 82 188 64L250 92L232 140L208 130V240H92V130L68 140L50 92Z" fill="url(#b)"/><path d="M112 64C126 82 174 82 188 64L180 60C168 74 132 74 120 60Z" fill="${darken(base, 0.25)}"/>
  <g stroke="${darken(base, 0.3)}" stroke-width="2" fill="none" opacity=".5"><path d="M92 130C98 112 98 100 94 90M208 130C202 112 202 100 206 90M118 236C122 212 114 196 120 172M182 238C176 216 186 202 180 180"/></g>
  ${trait > 0.5 ? `<circle cx="150" cy="148" r="33" fill="none" stroke="${textColourOn(base)}" stroke-width="4"/>` : `<path d="M118 174H182" stroke="${textColourOn(base)}" stroke-width="4"/>`}${lettering({ text: brand, x: 150, y: 149, height: 18, colour: textColourOn(base), most: trait > 0.5 ? 52 : 78 })}`;

const jersey: Shape = ({ base, brand, trait }) => {
  const second = trait > 0.5 ? '#f5f3ee' : darken(base, 0.5);
  return `${gradient('b', base)}<clipPath id="c"><path d="M112 62L150 84L188 62L252 92L234 142L210 130V240H90V130L66 142L48 92Z"/></clipPath>
  <g clip-path="url(#c)"><rect width="300" height="300" fill="url(#b)"/>${[104, 140, 176].map((x) => `<rect x="${x}" y="50" width="18" height="200" fill="${second}" opacity=".9"/>`).join('')}<rect x="40" y="118" width="34" height="30" fill="${second}" transform="rotate(24 60 130)"/></g>
  <path d="M112 62L150 84L188 62L180 58L150 74L120 58Z" fill="${second}"/><circle cx="186" cy="112" r="11" fill="#f0c64b" stroke="#2a2d35" stroke-width="2"/><rect x="108" y="142" width="84" height="30" rx="3" fill="${darken(base, 0.15)}"/>${lettering({ text: brand, x: 150, y: 157, height: 15, colour: '#fff', most: 74 })}`;
};

const cap: Shape = ({ base, brand, trait }) => `${gradient('b', base)}
  <path d="M62 190C56 112 108 78 154 78C206 78 238 116 236 190Z" fill="url(#b)"/><path d="M62 190C40 196 28 212 34 222C84 204 190 204 268 224C268 206 256 194 236 190Z" fill="${darken(base, trait > 0.5 ? 0.4 : 0.2)}"/>
  <path d="M34 222C84 204 190 204 268 224C262 234 240 232 222 230C170 222 108 224 66 234C48 238 36 232 34 222Z" fill="${darken(base, 0.45)}"/><circle cx="154" cy="79" r="7" fill="${darken(base, 0.3)}"/>
  <g fill="none" stroke="${darken(base, 0.3)}" stroke-width="2" opacity=".7"><path d="M154 80C122 104 108 148 110 190M154 80C190 104 204 148 202 190"/></g><rect x="116" y="128" width="80" height="40" rx="8" fill="${textColourOn(base)}" opacity=".92"/>${lettering({ text: brand, x: 156, y: 148, height: 15, colour: textColourOn(textColourOn(base)), most: 66 })}`;

const book: Shape = ({ base, brand, trait }) => `${gradient('b', base, true)}
  <path d="M76 52L212 40L226 228L88 240Z" fill="#efe9dc"/><path d="M212 40L232 48L244 232L226 228Z" fill="#d8cfbd"/><g stroke="#bfb49f"><path d="M217 46L231 229M222 47L236 230M227 48L240 231"/></g>
  <path d="M66 54L204 42L216 228L78 240Z" fill="url(#b)"/><path d="M66 54L82 53L94 239L78 240Z" fill="${darken(base, 0.4)}"/>
  ${trait > 0.5 ? `<circle cx="146" cy="160" r="34" fill="${lighten(base, 0.45)}"/><path d="M116 176Q146 126 178 166" fill="none" stroke="#fff" stroke-width="5"/>` : `<path d="M104 190L140 130L158 158L176 136L198 184Z" fill="${lighten(base, 0.4)}"/><circle cx="172" cy="118" r="11" fill="#f4d68a"/>`}
  <g transform="rotate(-5 144 84)">${lettering({ text: brand, x: 146, y: 82, height: 13, colour: textColourOn(base), most: 96 })}<path d="M102 98H190" stroke="${textColourOn(base)}" stroke-width="2"/></g>`;

const plush: Shape = ({
  base,
  brand,
  trait,
}) => `${gradient('b', base)}<g fill="url(#b)"><circle cx="${104 - trait * 6}" cy="72" r="25"/><circle cx="${196 + trait * 6}" cy="72" r="25"/></g><g fill="${lighten(base, 0.45)}"><circle cx="${104 - trait * 6}" cy="73" r="13"/><circle cx="${196 + trait * 6}" cy="73" r="13"/></g>
  <ellipse cx="150" cy="194" rx="62" ry="48" fill="url(#b)"/><ellipse cx="150" cy="200" rx="38" ry="34" fill="${lighten(base, 0.45)}"/><g fill="url(#b)"><ellipse cx="92" cy="182" rx="18" ry="32" transform="rotate(24 92 182)"/><ellipse cx="208" cy="182" rx="18" ry="32" transform="rotate(-24 208 182)"/><ellipse cx="108" cy="228" rx="26" ry="15"/><ellipse cx="192" cy="228" rx="26" ry="15"/></g>
  <circle cx="150" cy="112" r="57" fill="url(#b)"/><ellipse cx="150" cy="130" rx="27" ry="21" fill="${lighten(base, 0.55)}"/><g fill="#22252c"><circle cx="128" cy="103" r="7"/><circle cx="172" cy="103" r="7"/><ellipse cx="150" cy="121" rx="9" ry="6"/></g><path d="M150 127V136M138 138Q150 146 162 138" stroke="#22252c" stroke-width="3" fill="none" stroke-linecap="round"/><g fill="#fff"><circle cx="130" cy="101" r="2.4"/><circle cx="174" cy="101" r="2.4"/></g>
  <rect x="118" y="192" width="64" height="20" rx="4" fill="#fff"/>${lettering({ text: brand, x: 150, y: 202, height: 8, colour: '#2a2d35', most: 56 })}`;

const gamepad: Shape = ({
  base,
  brand,
  trait,
}) => `${gradient('b', base)}<path d="M88 96H212C254 96 274 176 270 214C268 242 236 242 220 212C212 196 202 190 190 190H110C98 190 88 196 80 212C64 242 32 242 30 214C26 176 46 96 88 96Z" fill="url(#b)"/>
  <g fill="${darken(base, 0.5)}"><circle cx="112" cy="172" r="21"/><circle cx="188" cy="172" r="21"/></g><g fill="#3a3e48"><circle cx="112" cy="172" r="14"/><circle cx="188" cy="172" r="14"/></g><path d="M78 118H90V130H102V142H90V154H78V142H66V130H78Z" fill="#262a32"/>
  <circle cx="222" cy="117" r="8.5" fill="#4ea36a"/><circle cx="240" cy="136" r="8.5" fill="#cf4a44"/><circle cx="222" cy="154" r="8.5" fill="#4a7fcb"/><circle cx="204" cy="136" r="8.5" fill="#dcb23f"/><rect x="132" y="108" width="36" height="${16 + trait * 8}" rx="6" fill="${darken(base, 0.5)}"/>${lettering({ text: brand, x: 150, y: 148, height: 9, colour: textColourOn(base), most: 48 })}`;

const sunglasses: Shape = ({
  base,
  brand,
  trait,
}) => `<linearGradient id="l" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#22262e"/><stop offset="1" stop-color="${lighten(base, 0.3)}"/></linearGradient>
  <path d="M44 124L20 112M256 124L280 112" stroke="${darken(base, 0.2)}" stroke-width="9" stroke-linecap="round"/><path d="M58 118C24 ${96 + trait * 20} 24 98 40 104" fill="none"/>
  ${trait > 0.5 ? `<g fill="url(#l)" stroke="${base}" stroke-width="10"><circle cx="94" cy="156" r="48"/><circle cx="206" cy="156" r="48"/></g>` : `<g fill="url(#l)" stroke="${base}" stroke-width="10" stroke-linejoin="round"><path d="M42 122H138C142 168 126 204 92 204C58 204 40 172 42 122Z"/><path d="M162 122H258C260 172 242 204 208 204C174 204 158 168 162 122Z"/></g>`}
  <path d="M138 138Q150 126 162 138" fill="none" stroke="${base}" stroke-width="10"/><g stroke="#fff" stroke-width="6" opacity=".35" stroke-linecap="round"><path d="M66 178L104 134M180 178L218 134"/></g>${lettering({ text: brand, x: 222, y: 176, height: 6, colour: '#ffffff', most: 34 })}`;

const drill: Shape = ({
  base,
  brand,
  trait,
}) => `${gradient('b', base)}<path d="M14 118H76M14 118L6 115" stroke="#8d939c" stroke-width="${7 + trait * 3}" stroke-linecap="round"/><path d="M64 100H98V138H64Z" fill="#3a3e47"/><path d="M70 106V132M80 104V134M90 102V136" stroke="#20232a" stroke-width="3"/>
  <path d="M96 88H212Q238 90 238 118Q238 146 212 150H96Z" fill="url(#b)"/><path d="M160 148H210L224 214H176Z" fill="#2b2e36"/><path d="M164 152H206L218 208H180Z" fill="#3c404a"/><path d="M158 150L166 178" stroke="#15171c" stroke-width="10" stroke-linecap="round"/><rect x="162" y="208" width="78" height="32" rx="7" fill="${darken(base, 0.25)}"/><rect x="162" y="208" width="78" height="9" rx="4" fill="#2b2e36"/>
  <g stroke="#2b2e36" stroke-width="4"><path d="M220 104V134M228 106V132"/></g>${lettering({ text: brand, x: 154, y: 119, height: 19, colour: textColourOn(base), most: 86 })}`;

const lipstick: Shape = ({
  base,
  brand,
  trait,
}) => `${gradient('b', base, true)}<linearGradient id="m" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#3a3338"/><stop offset=".4" stop-color="#6c626a"/><stop offset="1" stop-color="#211d21"/></linearGradient>
  <g><path d="M88 ${76 + trait * 12}Q118 48 136 64V140H88Z" fill="url(#b)"/><rect x="82" y="136" width="60" height="34" fill="#d4b068"/><rect x="82" y="136" width="15" height="34" fill="#f0d89c"/><rect x="74" y="168" width="76" height="72" rx="3" fill="url(#m)"/>${lettering({ text: brand, x: 112, y: 205, height: 11, colour: '#e8cf96', most: 62 })}</g><rect x="172" y="116" width="66" height="124" rx="4" fill="url(#m)"/><rect x="172" y="222" width="66" height="8" fill="#d4b068"/><path d="M182 122V216" stroke="#fff" stroke-width="4" opacity=".25"/>`;

const cream: Shape = ({ base, brand, trait }) =>
  `${gradient('b', base)}<rect x="${70 - trait * 6}" y="132" width="${160 + trait * 12}" height="108" rx="22" fill="url(#b)"/><rect x="66" y="98" width="168" height="42" rx="9" fill="${trait > 0.5 ? '#d6b879' : '#f3f1ec'}"/><path d="M84 98V140M104 98V140M124 98V140M144 98V140M164 98V140M184 98V140M204 98V140M220 98V140" stroke="#000" opacity=".08" stroke-width="4"/><rect x="98" y="160" width="104" height="52" rx="4" fill="#fff" opacity=".92"/>${lettering({ text: brand, x: 150, y: 180, height: 13, colour: '#2a2d35', most: 88 })}<path d="M120 197H180" stroke="${darken(base, 0.3)}" stroke-width="2"/><path d="M86 150V222" stroke="#fff" stroke-width="6" opacity=".45" stroke-linecap="round"/>`;

const speaker: Shape = ({ base, brand, trait }) =>
  `${gradient('b', base, true)}<rect x="${64 - trait * 16}" y="92" width="${172 + trait * 32}" height="148" rx="${30 + trait * 36}" fill="url(#b)"/><circle cx="150" cy="162" r="52" fill="${darken(base, 0.45)}"/><circle cx="150" cy="162" r="42" fill="#2a2d34"/><circle cx="150" cy="162" r="20" fill="#474c56"/><circle cx="144" cy="156" r="7" fill="#767c87"/><g fill="none" stroke="${lighten(base, 0.2)}" opacity=".6" stroke-width="2"><circle cx="150" cy="162" r="34"/><circle cx="150" cy="162" r="28"/></g><rect x="120" y="80" width="60" height="18" rx="8" fill="${darken(base, 0.4)}"/>${lettering({ text: brand, x: 150, y: 227, height: 9, colour: textColourOn(base), most: 74 })}`;

const backpack: Shape = ({ base, brand, trait }) =>
  `${gradient('b', base)}<path d="M122 62C122 30 178 30 178 62" fill="none" stroke="${darken(base, 0.4)}" stroke-width="9"/><path d="M76 132C72 84 108 56 150 56C192 56 228 84 224 132L234 226Q235 240 220 240H80Q65 240 66 226Z" fill="url(#b)"/><rect x="90" y="${150 - trait * 10}" width="120" height="${78 + trait * 8}" rx="15" fill="${darken(base, 0.18)}"/><path d="M92 ${168 - trait * 8}H208" stroke="${lighten(base, 0.35)}" stroke-width="4"/><rect x="196" y="${164 - trait * 8}" width="7" height="20" rx="3" fill="#d9dde2"/><path d="M88 116Q150 92 212 116" fill="none" stroke="${lighten(base, 0.3)}" stroke-width="4"/><path d="M68 176Q50 192 60 232M232 176Q250 192 240 232" stroke="${darken(base, 0.4)}" stroke-width="11" fill="none"/><rect x="116" y="192" width="68" height="24" rx="4" fill="${textColourOn(base)}" opacity=".9"/>${lettering({ text: brand, x: 150, y: 204, height: 10, colour: textColourOn(textColourOn(base)), most: 58 })}`;

/** How each family of products looks. */
export const shapes: Record<string, Shape> = {
  sneaker,
  handbag,
  watch,
  phone,
  headphones,
  perfume,
  tshirt,
  jersey,
  cap,
  book,
  plush,
  gamepad,
  sunglasses,
  drill,
  lipstick,
  cream,
  speaker,
  backpack,
};
