import { createIntl } from 'react-intl';
import { describe, expect, test } from 'vitest';
import type { ReasonCode } from '../../contracts/vocabulary/reasons';
import { messagesByLanguage } from '../../tests/render-node';
import { reasonHint, reasonName } from './vocabulary';

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
