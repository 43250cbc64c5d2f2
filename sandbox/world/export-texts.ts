import { pickLanguage, type LocalizedText } from './lexicon';

export type Lang = 'es' | 'en' | 'pt';

const words: Record<string, LocalizedText> = {
  code: ['Código de denuncia', 'Código da denúncia', 'Report code'],
  date: ['Fecha', 'Data', 'Report date'],
  id: ['Publicación', 'Anúncio', 'Listing id'],
  reason: ['Motivo', 'Motivo', 'Reason'],
  reporter: ['Denunciado por', 'Denunciado por', 'Reported by'],
  takedown: ['Denuncia', 'Denúncia', 'Takedown'],
  link: ['Enlace', 'Link', 'Listing link'],
  title: ['Título', 'Título', 'Title'],
  price: ['Precio', 'Preço', 'Price'],
  currency: ['Moneda original', 'Moeda original', 'Original currency'],
  original: ['Precio original', 'Preço original', 'Original price'],
  stock: ['Stock', 'Estoque', 'Stock'],
  sold: ['Vendidos', 'Vendidos', 'Sold'],
  seller: ['Vendedor', 'Vendedor', 'Seller'],
  location: ['Ubicación', 'Localização', 'Location'],
  status: ['Estado', 'Status', 'Status'],
  takeDown: ['Fecha de baja', 'Data de remoção', 'Take-down date'],
  tags: ['Etiquetas', 'Etiquetas', 'Tags'],
  submitted: ['Denuncia enviada', 'Denúncia enviada', 'Takedown submitted'],
  removed: ['Publicación dada de baja', 'Anúncio removido', 'Listing removed'],
  failed: ['Denuncia fallida', 'Denúncia sem sucesso', 'Takedown failed'],
  countries: ['Países principales', 'Principais países', 'Top countries'],
  sellers: ['Vendedores principales', 'Principais vendedores', 'Top sellers'],
  summary: ['Resumen', 'Resumo', 'Summary'],
  report: ['Reporte', 'Relatório', 'Report'],
  condition: ['Condición', 'Condição', 'Condition'],
  new: ['Nuevo', 'Novo', 'New'],
  used: ['Usado', 'Usado', 'Used'],
  refurbished: ['Reacondicionado', 'Recondicionado', 'Refurbished'],
  active: ['Activa', 'Ativo', 'Active'],
  paused: ['Pausada', 'Pausado', 'Paused'],
  closed: ['Finalizada', 'Finalizado', 'Closed'],
  inactive: ['Inactiva', 'Inativo', 'Inactive'],
  under_review: ['En revisión', 'Em revisão', 'Under review'],
};

/** A heading or a value of an export in that language; a name that has no words stays itself. */
export const exportText = (name: string, lang: Lang): string => pickLanguage(words[name] ?? [name, name, name], lang);
