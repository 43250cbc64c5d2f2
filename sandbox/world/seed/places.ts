/** Cities by site, for sellers' addresses: city, state. */
export const places: Record<string, readonly (readonly [city: string, state: string])[]> = {
  MLA: [
    ['Rosario', 'Santa Fe'],
    ['Córdoba', 'Córdoba'],
    ['La Plata', 'Buenos Aires'],
    ['Mendoza', 'Mendoza'],
  ],
  MLB: [
    ['São Paulo', 'São Paulo'],
    ['Belo Horizonte', 'Minas Gerais'],
    ['Curitiba', 'Paraná'],
    ['Recife', 'Pernambuco'],
  ],
  MLC: [
    ['Santiago', 'Región Metropolitana'],
    ['Valparaíso', 'Valparaíso'],
    ['Concepción', 'Biobío'],
  ],
  MCO: [
    ['Bogotá', 'Cundinamarca'],
    ['Medellín', 'Antioquia'],
    ['Cali', 'Valle del Cauca'],
  ],
  MCR: [
    ['San José', 'San José'],
    ['Alajuela', 'Alajuela'],
  ],
  MEC: [
    ['Quito', 'Pichincha'],
    ['Guayaquil', 'Guayas'],
  ],
  MGT: [
    ['Ciudad de Guatemala', 'Guatemala'],
    ['Quetzaltenango', 'Quetzaltenango'],
  ],
  MHN: [
    ['Tegucigalpa', 'Francisco Morazán'],
    ['San Pedro Sula', 'Cortés'],
  ],
  MLM: [
    ['Guadalajara', 'Jalisco'],
    ['Monterrey', 'Nuevo León'],
    ['Puebla', 'Puebla'],
    ['León', 'Guanajuato'],
  ],
  MNI: [
    ['Managua', 'Managua'],
    ['León', 'León'],
  ],
  MPA: [
    ['Ciudad de Panamá', 'Panamá'],
    ['Colón', 'Colón'],
  ],
  MPY: [
    ['Asunción', 'Asunción'],
    ['Ciudad del Este', 'Alto Paraná'],
  ],
  MPE: [
    ['Lima', 'Lima'],
    ['Arequipa', 'Arequipa'],
    ['Trujillo', 'La Libertad'],
  ],
  MRD: [
    ['Santo Domingo', 'Distrito Nacional'],
    ['Santiago de los Caballeros', 'Santiago'],
  ],
  MSV: [
    ['San Salvador', 'San Salvador'],
    ['Santa Ana', 'Santa Ana'],
  ],
  MLU: [
    ['Montevideo', 'Montevideo'],
    ['Salto', 'Salto'],
  ],
  MLV: [
    ['Caracas', 'Distrito Capital'],
    ['Maracaibo', 'Zulia'],
  ],
  MBO: [
    ['La Paz', 'La Paz'],
    ['Santa Cruz de la Sierra', 'Santa Cruz'],
  ],
};

export const neighborhoods = [
  'Centro',
  'San Martín',
  'Alto',
  'Norte',
  'La Floresta',
  'Las Acacias',
  'Industrial',
  'El Puerto',
];

/** How many of a hundred listings each site has; the rest share what is left. */
export const weights: Record<string, number> = {
  MLA: 22,
  MLB: 22,
  MLM: 16,
  MLC: 8,
  MCO: 8,
  MPE: 5,
  MLU: 4,
  MLV: 2,
  MEC: 2,
  MBO: 2,
  MRD: 2,
  MCR: 1.5,
  MGT: 1.2,
  MHN: 0.8,
  MNI: 0.7,
  MPA: 1,
  MPY: 1,
  MSV: 0.8,
};

export const nicknameStarts = [
  'TIENDA',
  'IMPORT',
  'MEGA',
  'OFERTAS',
  'DISTRI',
  'MUNDO',
  'CASA',
  'SHOP',
  'LOJA',
  'OUTLET',
  'STORE',
  'DEPO',
  'BAZAR',
  'CLICK',
  'TODO',
];
export const nicknameEnds = [
  'ANDINA',
  'EXPRESS',
  'DELSUR',
  'CENTRAL',
  'DIGITAL',
  'VERDE',
  'PLUS',
  'REAL',
  'ONLINE',
  'NORTE',
  'LATINA',
  'MODA',
  'TECH',
  'KIDS',
  'PREMIUM',
  'SPORT',
];
