import type { ReasonCode } from '../../contracts/vocabulary/reasons';
import type { RejectReasonId } from '../../contracts/vocabulary/reply-reasons';
import type { LocalizedText } from './lexicon';

/** What each reason of a report is called, in the three languages. */
export const reasonTexts: Record<ReasonCode, LocalizedText> = {
  PPPI1: ['Producto falsificado', 'Produto falsificado', 'Counterfeit product'],
  PPPI2: ['Uso ilegal de marca', 'Uso ilegal de marca', 'Illegal trademark use'],
  PPPI3: ['Software', 'Software', 'Software'],
  PPPI4: ['Infracción de derechos de autor', 'Violação de direitos autorais', 'Copyright infringement'],
  PPPI5: ['Libros', 'Livros', 'Books'],
  PPPI6: ['Imágenes o fotos', 'Imagens ou fotos', 'Images or photos'],
  PPPI7: ['Retrato fotográfico personal', 'Retrato fotográfico pessoal', 'Personal photographic portrait'],
  PPPI8: ['Diseños o modelos industriales', 'Desenhos ou modelos industriais', 'Industrial designs or models'],
  PPPI9: [
    'Patentes, modelos de utilidad u obtenciones vegetales',
    'Patentes, modelos de utilidade ou cultivares',
    "Patents, utility models or plant breeder's rights",
  ],
  PPPI10: ['Producto no destinado a la venta', 'Produto não destinado à venda', 'Product not meant for sale'],
  PPPI11: ['Cursos', 'Cursos', 'Courses'],
  PPPI12: ['Videojuegos', 'Videogames', 'Video games'],
  PPPI13: ['Videos', 'Vídeos', 'Videos'],
  PPPI14: ['Videos o películas', 'Vídeos ou filmes', 'Videos or movies'],
  PPPI15: ['Música', 'Música', 'Music'],
  PPPI16: ['Personajes', 'Personagens', 'Characters'],
  PPPI17: ['Otros', 'Outros', 'Others'],
  PPPI18: ['Reproducciones ilegales', 'Reproduções ilegais', 'Illegal reproductions'],
  PPPI19: ['Imagen personal', 'Imagem pessoal', 'Personal image'],
  PPPI20: ['Material sonoro', 'Material sonoro', 'Audio material'],
  PPPI21: ['Material audiovisual', 'Material audiovisual', 'Audiovisual material'],
  PPPI22: ['Señales de emisión ilegales', 'Sinais de transmissão ilegais', 'Illegal broadcast signals'],
  PPPI23: ['Dispositivo ilegal', 'Dispositivo ilegal', 'Illegal device'],
  ACUERDO: ['Acuerdo regulatorio', 'Acordo regulatório', 'Regulatory agreement'],
};

/** Why papers are rejected, by the number that travels. */
export const rejectTexts: Record<RejectReasonId, LocalizedText> = {
  '1': [
    'El documento no corresponde al producto',
    'O documento não corresponde ao produto',
    'The document does not correspond to the product',
  ],
  '2': ['El documento es ilegible', 'O documento está ilegível', 'The document is illegible'],
  '3': [
    'No está autorizado a usar el contenido',
    'Não está autorizado a usar o conteúdo',
    'Not authorised to use the content',
  ],
  '4': ['No justifica el stock', 'Não justifica o estoque', 'The stock is not justified'],
  '5': ['Se compró y es falsificado', 'Foi comprado e é falsificado', 'It was bought and is counterfeit'],
  '6': ['Producto de lujo con mucho stock', 'Produto de luxo com muito estoque', 'Luxury product with much stock'],
  '7': ['Precio por debajo del promedio', 'Preço abaixo da média', 'Priced below average'],
  '8': ['No puede ofrecerse en el país', 'Não pode ser oferecido no país', 'It cannot be offered in the country'],
  '9': ['No fue lanzado oficialmente', 'Não foi lançado oficialmente', 'It was not officially launched'],
  '10': [
    'No puede ofrecerse en el marketplace',
    'Não pode ser oferecido no marketplace',
    'It cannot be offered on the marketplace',
  ],
  '11': [
    'Verificación de legitimidad insuficiente',
    'Verificação de legitimidade insuficiente',
    'Insufficient legitimacy check',
  ],
  '12': [
    'Presentó documento pero no está autorizado',
    'Apresentou documento mas não está autorizado',
    'Presented a document but is not authorised',
  ],
  '13': ['Nunca se ofreció el producto', 'O produto nunca foi oferecido', 'The product was never offered'],
  '14': ['Insultos o agresiones', 'Insultos ou agressões', 'Insults or aggression'],
  '15': ['Formato no autorizado', 'Formato não autorizado', 'Unauthorised format'],
  '16': ['Imagen no autorizada', 'Imagem não autorizada', 'Unauthorised image'],
  '17': ['Documentación insuficiente', 'Documentação insuficiente', 'Insufficient documentation'],
};
