import { pickLanguage, type LocalizedText } from './lexicon';

/** How the categories of the world's products are called. */
const names: Record<string, LocalizedText> = {
  ACCESSORIES: ['Accesorios', 'Acessórios', 'Accessories'],
  AUDIO: ['Audio', 'Áudio', 'Audio'],
  BAGS: ['Bolsos y equipaje', 'Bolsas e malas', 'Bags and luggage'],
  BEAUTY: ['Belleza y cuidado personal', 'Beleza e cuidado pessoal', 'Beauty and personal care'],
  BOOKS: ['Libros', 'Livros', 'Books'],
  CLOTHES: ['Ropa', 'Roupas', 'Clothing'],
  FOOTWEAR: ['Calzado', 'Calçados', 'Footwear'],
  GAMES: ['Juegos', 'Jogos', 'Games'],
  PHONES: ['Celulares', 'Celulares', 'Mobile phones'],
  TOOLS: ['Herramientas', 'Ferramentas', 'Tools'],
  TOYS: ['Juguetes', 'Brinquedos', 'Toys'],
  WATCHES: ['Relojes', 'Relógios', 'Watches'],
};

export const categoryName = (id: string, lang: 'es' | 'en' | 'pt'): string => {
  const words = names[id];
  return words ? pickLanguage(words, lang) : id;
};
