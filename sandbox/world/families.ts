import type { LocalizedText } from './lexicon';

/** A kind of product: how it is called, what it costs, which brands make it and how it is drawn. */
export interface Family {
  id: string;
  noun: LocalizedText;
  categoryId: string;
  brands: readonly string[];
  models: readonly string[];
  colours: readonly string[];
  /** Units of US dollars. */
  price: readonly [least: number, most: number];
  sizes: readonly string[];
  material: LocalizedText | null;
}

export const families: readonly Family[] = [
  {
    id: 'sneaker',
    noun: ['Zapatillas', 'Tênis', 'Sneakers'],
    categoryId: 'FOOTWEAR',
    brands: ['Kumara', 'Rayo', 'Tatú', 'Norte 9'],
    models: ['Runner 3', 'Court Low', 'Andes Trail', 'Street 90', 'Volt X'],
    colours: ['white', 'black', 'red', 'navy', 'sand'],
    price: [28, 140],
    sizes: ['36', '38', '40', '41', '42', '44'],
    material: ['Cuero', 'Couro', 'Leather'],
  },
  {
    id: 'handbag',
    noun: ['Cartera', 'Bolsa', 'Handbag'],
    categoryId: 'BAGS',
    brands: ['Lumbre', 'Casa Ovalle', 'Mirella', 'Kumara'],
    models: ['Siena', 'Tote Grande', 'Baguette', 'Clásica 2'],
    colours: ['brown', 'black', 'red', 'sand', 'pink'],
    price: [22, 260],
    sizes: [],
    material: ['Cuero', 'Couro', 'Leather'],
  },
  {
    id: 'watch',
    noun: ['Reloj', 'Relógio', 'Watch'],
    categoryId: 'WATCHES',
    brands: ['Meridio', 'Austral', 'Tempora', 'Kron'],
    models: ['Diver 200', 'Chrono S', 'Pilot 41', 'Slim 36'],
    colours: ['silver', 'gold', 'black', 'navy'],
    price: [35, 480],
    sizes: [],
    material: ['Acero', 'Aço', 'Steel'],
  },
  {
    id: 'phone',
    noun: ['Celular', 'Celular', 'Phone'],
    categoryId: 'PHONES',
    brands: ['Veltrix', 'Onda', 'Zentra'],
    models: ['V12', 'V12 Pro', 'Nova 5', 'Mini 8', 'Note Max'],
    colours: ['black', 'blue', 'purple', 'silver', 'green'],
    price: [120, 900],
    sizes: ['64 GB', '128 GB', '256 GB'],
    material: null,
  },
  {
    id: 'headphones',
    noun: ['Auriculares', 'Fones de Ouvido', 'Headphones'],
    categoryId: 'AUDIO',
    brands: ['Veltrix', 'Sonoro', 'Pulso'],
    models: ['Air 2', 'Studio One', 'Bass 700', 'Free Buds'],
    colours: ['black', 'white', 'blue', 'pink'],
    price: [12, 210],
    sizes: [],
    material: null,
  },
  {
    id: 'perfume',
    noun: ['Perfume', 'Perfume', 'Perfume'],
    categoryId: 'BEAUTY',
    brands: ['Alborada', 'Maison Ibera', 'Nácar'],
    models: ['Nuit', 'Agua Clara', 'Intense', 'Flor de Sal'],
    colours: ['gold', 'pink', 'blue', 'purple', 'green'],
    price: [15, 160],
    sizes: ['50 ml', '75 ml', '100 ml'],
    material: null,
  },
  {
    id: 'tshirt',
    noun: ['Remera', 'Camiseta', 'T-shirt'],
    categoryId: 'CLOTHES',
    brands: ['Kumara', 'Norte 9', 'Palo Santo', 'Rayo'],
    models: ['Basic', 'Oversize', 'Graphic 07', 'Dry Fit'],
    colours: ['white', 'black', 'green', 'red', 'navy', 'yellow'],
    price: [7, 45],
    sizes: ['S', 'M', 'L', 'XL'],
    material: ['Algodón', 'Algodão', 'Cotton'],
  },
  {
    id: 'cap',
    noun: ['Gorra', 'Boné', 'Cap'],
    categoryId: 'CLOTHES',
    brands: ['Kumara', 'Rayo', 'Palo Santo'],
    models: ['Trucker', 'Snapback', 'Dad Hat'],
    colours: ['black', 'navy', 'red', 'olive', 'sand'],
    price: [6, 38],
    sizes: [],
    material: ['Algodón', 'Algodão', 'Cotton'],
  },
  {
    id: 'book',
    noun: ['Libro', 'Livro', 'Book'],
    categoryId: 'BOOKS',
    brands: ['Editorial Faro', 'Ediciones Lince', 'Tinta Sur'],
    models: ['El mapa de sal', 'Cálculo 2', 'Cocina andina', 'La casa inclinada', 'Marketing 360'],
    colours: ['red', 'blue', 'green', 'yellow', 'purple', 'orange'],
    price: [5, 48],
    sizes: [],
    material: null,
  },
  {
    id: 'plush',
    noun: ['Peluche', 'Pelúcia', 'Plush Toy'],
    categoryId: 'TOYS',
    brands: ['Pipo & Luna', 'Tatú', 'Nubilandia'],
    models: ['Pipo', 'Luna', 'Oso Bruno', 'Zorrito'],
    colours: ['brown', 'pink', 'blue', 'orange', 'grey'],
    price: [6, 55],
    sizes: ['20 cm', '30 cm', '50 cm'],
    material: null,
  },
  {
    id: 'gamepad',
    noun: ['Joystick', 'Controle', 'Game Controller'],
    categoryId: 'GAMES',
    brands: ['Orbita', 'Zentra', 'Pulso'],
    models: ['Pad 4', 'Elite', 'Retro 16', 'Wave'],
    colours: ['black', 'white', 'red', 'blue', 'purple'],
    price: [14, 95],
    sizes: [],
    material: null,
  },
  {
    id: 'sunglasses',
    noun: ['Anteojos de Sol', 'Óculos de Sol', 'Sunglasses'],
    categoryId: 'ACCESSORIES',
    brands: ['Brisa', 'Austral', 'Lumbre'],
    models: ['Aviador', 'Cat Eye', 'Round 50', 'Sport'],
    colours: ['black', 'brown', 'gold', 'blue', 'pink'],
    price: [9, 130],
    sizes: [],
    material: ['Acetato', 'Acetato', 'Acetate'],
  },
  {
    id: 'drill',
    noun: ['Taladro', 'Furadeira', 'Drill'],
    categoryId: 'TOOLS',
    brands: ['Forja', 'Tork', 'Yunque'],
    models: ['TP-650', 'Atornillador 12V', 'Percutor 18V'],
    colours: ['yellow', 'orange', 'green', 'red', 'blue'],
    price: [28, 220],
    sizes: ['12 V', '18 V', '650 W'],
    material: null,
  },
  {
    id: 'lipstick',
    noun: ['Labial', 'Batom', 'Lipstick'],
    categoryId: 'BEAUTY',
    brands: ['Nácar', 'Alborada', 'Rubí'],
    models: ['Matte', 'Velvet', 'Gloss 24h'],
    colours: ['red', 'pink', 'brown', 'purple', 'orange'],
    price: [3, 28],
    sizes: [],
    material: null,
  },
  {
    id: 'speaker',
    noun: ['Parlante Bluetooth', 'Caixa de Som Bluetooth', 'Bluetooth Speaker'],
    categoryId: 'AUDIO',
    brands: ['Sonoro', 'Veltrix', 'Pulso'],
    models: ['Boom 3', 'Go Mini', 'Party 100'],
    colours: ['black', 'red', 'blue', 'green', 'grey'],
    price: [14, 180],
    sizes: [],
    material: null,
  },
  {
    id: 'backpack',
    noun: ['Mochila', 'Mochila', 'Backpack'],
    categoryId: 'BAGS',
    brands: ['Norte 9', 'Kumara', 'Andar'],
    models: ['Urban 22', 'Trek 40', 'Mini', 'Notebook 15'],
    colours: ['black', 'navy', 'olive', 'grey', 'red'],
    price: [16, 120],
    sizes: ['22 L', '40 L'],
    material: ['Poliéster', 'Poliéster', 'Polyester'],
  },
  {
    id: 'cream',
    noun: ['Crema Facial', 'Creme Facial', 'Face Cream'],
    categoryId: 'BEAUTY',
    brands: ['Nácar', 'Dermalia', 'Alborada'],
    models: ['Hidra 24', 'Noche', 'Vitamina C'],
    colours: ['white', 'pink', 'green', 'gold', 'blue'],
    price: [6, 70],
    sizes: ['50 ml', '100 ml'],
    material: null,
  },
  {
    id: 'jersey',
    noun: ['Camiseta de Fútbol', 'Camisa de Futebol', 'Football Jersey'],
    categoryId: 'CLOTHES',
    brands: ['Rayo', 'Kumara', 'Tatú'],
    models: ['Local 26', 'Visitante 26', 'Retro 86'],
    colours: ['blue', 'red', 'yellow', 'green', 'white'],
    price: [14, 95],
    sizes: ['S', 'M', 'L', 'XL'],
    material: ['Poliéster', 'Poliéster', 'Polyester'],
  },
];

const byId = new Map(families.map((family) => [family.id, family]));

export const familyOf = (id: string): Family => {
  const family = byId.get(id);
  if (!family) throw new RangeError(`No such family of products: ${id}`);
  return family;
};
