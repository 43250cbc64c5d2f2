import { createIntl } from 'react-intl';
import { describe, expect, test } from 'vitest';
import type { ReasonCode } from '../../contracts/vocabulary/reasons';
import { rejectReasons } from '../../contracts/vocabulary/reply-reasons';
import { messagesByLanguage } from '../../tests/render-node';
import { reasonHint, reasonName, rejectReasonName } from './vocabulary';

const intls = (['es', 'en', 'pt'] as const).map((lang) =>
  createIntl({ locale: lang, messages: messagesByLanguage[lang] }),
);
type Names = Partial<Record<ReasonCode, readonly [es: string, en: string, pt: string]>>;

describe('the reasons of a report', () => {
  test.each<[string, Names]>([
    [
      'CONST-06 brand',
      {
        PPPI1: ['Producto falsificado', 'Counterfeit product', 'Produto falsificado'],
        PPPI2: ['Uso ilegal de marca', 'Illegal trademark use', 'Uso ilegal de marca'],
        PPPI10: ['Producto no destinado a la venta', 'Product not for sale', 'Produto não destinado à venda'],
      },
    ],
    [
      'CONST-07 copyright',
      {
        PPPI3: ['Software', 'Software', 'Software'],
        PPPI5: ['Libros', 'Books', 'Livros'],
        PPPI6: ['Imágenes o fotos', 'Images or photos', 'Imagens ou fotos'],
        PPPI11: ['Cursos', 'Courses', 'Cursos'],
        PPPI12: ['Videojuegos', 'Video games', 'Videogames'],
        PPPI13: ['Videos', 'Videos', 'Vídeos'],
        PPPI14: ['Videos o películas', 'Videos or movies', 'Vídeos ou filmes'],
        PPPI15: ['Música', 'Music', 'Música'],
        PPPI16: ['Personajes', 'Characters', 'Personagens'],
        PPPI17: ['Otros', 'Other', 'Outros'],
      },
    ],
    [
      'CONST-08 personal image',
      {
        PPPI7: ['Retrato fotográfico personal', 'Personal photographic portrait', 'Retrato fotográfico pessoal'],
      },
    ],
    [
      'CONST-09 utility model',
      {
        PPPI8: ['Diseños o modelos industriales', 'Industrial designs or models', 'Desenhos ou modelos industriais'],
      },
    ],
    [
      'CONST-10 patent',
      {
        PPPI9: [
          'Patentes, modelos de utilidad o derechos de obtentor',
          'Patents, utility models or plant breeder’s rights',
          'Patentes, modelos de utilidade ou direitos de cultivares',
        ],
      },
    ],
    [
      'CONST-12 related rights',
      {
        PPPI18: ['Reproducciones ilegales', 'Illegal reproductions', 'Reproduções ilegais'],
        PPPI19: ['Imagen personal', 'Personal image', 'Imagem pessoal'],
        PPPI20: ['Material de audio', 'Audio material', 'Material de áudio'],
        PPPI21: ['Material audiovisual', 'Audiovisual material', 'Material audiovisual'],
        PPPI22: ['Señales de transmisión ilegales', 'Illegal broadcast signals', 'Sinais de transmissão ilegais'],
        PPPI23: ['Dispositivo ilegal', 'Illegal device', 'Dispositivo ilegal'],
      },
    ],
  ])('%s are told by these names', (_, names) => {
    const told = (code: string) => intls.map((intl) => reasonName(intl, code));
    expect(Object.fromEntries(Object.keys(names).map((code) => [code, told(code)]))).toEqual(names);
  });

  test('CONST-06 a product that is not for sale is told what counts as one', () => {
    const hints = intls.map((intl) => reasonHint(intl, 'PPPI10'));
    expect(hints).toEqual([
      expect.stringMatching(/^Muestras gratis, productos en préstamo .* lanzados oficialmente$/),
      expect.stringMatching(/^Free samples, loaned goods .* not officially launched$/),
      expect.stringMatching(/^Amostras grátis, produtos em empréstimo .* lançados oficialmente$/),
    ]);
  });
});

describe('why the papers of a seller are rejected', () => {
  const names: readonly (readonly [id: string, es: string, en: string, pt: string])[] = [
    [
      '1',
      'El documento no corresponde al producto',
      'The document doesn’t match the product',
      'O documento não corresponde ao produto',
    ],
    ['2', 'El documento es ilegible', 'The document is unreadable', 'O documento está ilegível'],
    [
      '3',
      'No está autorizado a usar el contenido',
      'Not authorized to use the content',
      'Não está autorizado a usar o conteúdo',
    ],
    ['4', 'No justifica el stock', 'Doesn’t account for the stock', 'Não justifica o estoque'],
    [
      '5',
      'Compré el producto y es falsificado',
      'I bought the product and it is counterfeit',
      'Comprei o produto e é falsificado',
    ],
    ['6', 'Producto de lujo con mucho stock', 'Luxury product with a large stock', 'Produto de luxo com muito estoque'],
    ['7', 'Precio por debajo del promedio', 'Priced below the average', 'Preço abaixo da média'],
    ['8', 'No puede ofrecerse en el país', 'Can’t be offered in the country', 'Não pode ser oferecido no país'],
    ['9', 'No se lanzó oficialmente', 'Not officially launched', 'Não foi lançado oficialmente'],
    [
      '10',
      'No puede ofrecerse en el marketplace',
      'Can’t be offered on the marketplace',
      'Não pode ser oferecido no marketplace',
    ],
    [
      '11',
      'No basta para comprobar que es legítimo',
      'Not enough to prove that it is genuine',
      'Não é suficiente para comprovar que é legítimo',
    ],
    [
      '12',
      'Presentó documentos, pero no está autorizado',
      'Presented documents but isn’t authorized',
      'Apresentou documentos, mas não está autorizado',
    ],
    [
      '13',
      'Es un producto que nunca ofrecimos',
      'A product that we never offered',
      'É um produto que nunca oferecemos',
    ],
    ['14', 'Insultos o agresiones', 'Insults or aggression', 'Insultos ou agressões'],
    ['15', 'Formato no autorizado', 'Unauthorized format', 'Formato não autorizado'],
    ['16', 'Imagen no autorizada', 'Unauthorized image', 'Imagem não autorizada'],
    ['17', 'Documentación insuficiente', 'Insufficient documentation', 'Documentação insuficiente'],
  ];

  test('CONST-17 each of the seventeen numbers is told by these names', () => {
    const told = rejectReasons.map(({ id }) => {
      const name = rejectReasonName(id);
      return [id, ...intls.map((intl) => name && intl.formatMessage({ id: name }))];
    });
    expect(told).toEqual(names);
  });
});
