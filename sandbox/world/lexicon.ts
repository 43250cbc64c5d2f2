/** The same words in the three languages: es, pt, en. What listings, questions and answers are made of, and what translation knows. */
export type LocalizedText = readonly [es: string, pt: string, en: string];
export type TextLang = 'es' | 'pt' | 'en';

const places: Record<TextLang, 0 | 1 | 2> = { es: 0, pt: 1, en: 2 };

export const pickLanguage = (words: LocalizedText, lang: TextLang): string => words[places[lang]];

export const colours: Record<string, { words: LocalizedText; hex: string }> = {
  black: { words: ['Negro', 'Preto', 'Black'], hex: '#2b2d33' },
  white: { words: ['Blanco', 'Branco', 'White'], hex: '#f1efe9' },
  red: { words: ['Rojo', 'Vermelho', 'Red'], hex: '#c8393b' },
  blue: { words: ['Azul', 'Azul', 'Blue'], hex: '#2f6fb7' },
  navy: { words: ['Azul marino', 'Azul-marinho', 'Navy'], hex: '#22375c' },
  green: { words: ['Verde', 'Verde', 'Green'], hex: '#3f8f5b' },
  olive: { words: ['Verde oliva', 'Verde-oliva', 'Olive'], hex: '#75793f' },
  yellow: { words: ['Amarillo', 'Amarelo', 'Yellow'], hex: '#e5b53a' },
  orange: { words: ['Naranja', 'Laranja', 'Orange'], hex: '#e07b36' },
  pink: { words: ['Rosa', 'Rosa', 'Pink'], hex: '#e08fa6' },
  purple: { words: ['Violeta', 'Roxo', 'Purple'], hex: '#7a569f' },
  brown: { words: ['Marrón', 'Marrom', 'Brown'], hex: '#7b5137' },
  sand: { words: ['Arena', 'Areia', 'Sand'], hex: '#cdb48b' },
  grey: { words: ['Gris', 'Cinza', 'Grey'], hex: '#8c9097' },
  silver: { words: ['Plateado', 'Prateado', 'Silver'], hex: '#bfc5cc' },
  gold: { words: ['Dorado', 'Dourado', 'Gold'], hex: '#c9a24b' },
};

export const audiences: readonly LocalizedText[] = [
  ['Hombre', 'Masculino', 'Men'],
  ['Mujer', 'Feminino', 'Women'],
  ['Unisex', 'Unissex', 'Unisex'],
  ['Niños', 'Infantil', 'Kids'],
];

export const titleSuffixes: readonly LocalizedText[] = [
  ['Original', 'Original', 'Original'],
  ['Envío Gratis', 'Frete Grátis', 'Free Shipping'],
  ['Nuevo Sellado', 'Novo Lacrado', 'New Sealed'],
  ['Oferta', 'Promoção', 'Sale'],
  ['Importado', 'Importado', 'Imported'],
  ['Primera Línea', 'Primeira Linha', 'First Line'],
  ['Calidad Premium', 'Qualidade Premium', 'Premium Quality'],
  ['Réplica Exacta', 'Réplica Exata', 'Exact Replica'],
  ['Últimas Unidades', 'Últimas Unidades', 'Last Units'],
  ['Con Caja', 'Com Caixa', 'With Box'],
  ['Garantía', 'Garantia', 'Warranty'],
  ['Mayorista', 'Atacado', 'Wholesale'],
  ['Tipo Original', 'Tipo Original', 'Original Style'],
  ['Edición Limitada', 'Edição Limitada', 'Limited Edition'],
];

export const sentences: readonly LocalizedText[] = [
  ['Producto nuevo en su empaque.', 'Produto novo na embalagem.', 'New product in its packaging.'],
  [
    'Despachamos en el día a todo el país.',
    'Enviamos no mesmo dia para todo o país.',
    'Same-day dispatch to the whole country.',
  ],
  [
    'Las fotos son reales, tomadas en nuestro local.',
    'As fotos são reais, tiradas na nossa loja.',
    'The photos are real, taken in our shop.',
  ],
  [
    'No trae etiqueta pero es de excelente calidad.',
    'Vem sem etiqueta, mas é de ótima qualidade.',
    'It has no label but the quality is excellent.',
  ],
  [
    'Consultar disponibilidad antes de comprar.',
    'Consulte a disponibilidade antes de comprar.',
    'Ask about availability before buying.',
  ],
  [
    'Se entrega con factura y garantía escrita.',
    'Entregue com nota fiscal e garantia por escrito.',
    'Delivered with an invoice and a written warranty.',
  ],
  ['Precio especial por cantidad.', 'Preço especial por quantidade.', 'Special price for larger quantities.'],
  [
    'Igual al de la marca, mismo molde y materiales.',
    'Igual ao da marca, mesmo molde e materiais.',
    'Same as the brand, same mould and materials.',
  ],
  [
    'Aceptamos todos los medios de pago.',
    'Aceitamos todas as formas de pagamento.',
    'We accept every means of payment.',
  ],
  ['Cambios sin cargo dentro de los 10 días.', 'Trocas sem custo em até 10 dias.', 'Free exchanges within 10 days.'],
  [
    'Importador directo, sin intermediarios.',
    'Importador direto, sem intermediários.',
    'Direct importer, no middlemen.',
  ],
  [
    'El color puede variar levemente según la pantalla.',
    'A cor pode variar um pouco conforme a tela.',
    'The colour may vary slightly with the screen.',
  ],
];

export const openingSentences: readonly LocalizedText[] = [
  [
    'Hola, gracias por visitar nuestra publicación.',
    'Olá, obrigado por visitar nosso anúncio.',
    'Hello, thank you for visiting our listing.',
  ],
  ['Bienvenido a nuestra tienda.', 'Bem-vindo à nossa loja.', 'Welcome to our shop.'],
  [
    'Lea la descripción completa antes de ofertar.',
    'Leia a descrição completa antes de comprar.',
    'Read the whole description before buying.',
  ],
];

export const questions: readonly { text: LocalizedText; answer: LocalizedText }[] = [
  {
    text: ['¿Es original?', 'É original?', 'Is it original?'],
    answer: [
      'Es primera línea, excelente calidad. Saludos.',
      'É primeira linha, ótima qualidade. Abraços.',
      'It is first line, excellent quality. Regards.',
    ],
  },
  {
    text: ['¿Tienen stock en otros colores?', 'Vocês têm em outras cores?', 'Do you have it in other colours?'],
    answer: ['Sí, consultar por privado.', 'Sim, consulte pelo chat.', 'Yes, ask us in private.'],
  },
  {
    text: ['¿Hacen envíos al interior?', 'Enviam para o interior?', 'Do you ship outside the capital?'],
    answer: ['Sí, a todo el país.', 'Sim, para todo o país.', 'Yes, to the whole country.'],
  },
  {
    text: ['¿Trae factura?', 'Vem com nota fiscal?', 'Does it come with an invoice?'],
    answer: [
      'No emitimos factura por este producto.',
      'Não emitimos nota fiscal para este produto.',
      'We issue no invoice for this product.',
    ],
  },
  {
    text: ['¿Cuánto tarda el envío?', 'Quanto tempo demora a entrega?', 'How long does delivery take?'],
    answer: ['Entre 2 y 5 días hábiles.', 'Entre 2 e 5 dias úteis.', 'Between 2 and 5 working days.'],
  },
  {
    text: [
      '¿Viene con la caja y las etiquetas?',
      'Vem com a caixa e as etiquetas?',
      'Does it come with the box and the labels?',
    ],
    answer: ['Viene en bolsa, sin caja.', 'Vem em saco, sem caixa.', 'It comes in a bag, without a box.'],
  },
  {
    text: ['¿Me hace precio por 10 unidades?', 'Faz preço para 10 unidades?', 'Can you give me a price for 10 units?'],
    answer: ['Sí, 15 % de descuento por mayor.', 'Sim, 15 % de desconto no atacado.', 'Yes, 15 % off for wholesale.'],
  },
  {
    text: ['¿Tiene garantía?', 'Tem garantia?', 'Does it have a warranty?'],
    answer: ['Garantía de 30 días con nosotros.', 'Garantia de 30 dias conosco.', '30 days of warranty with us.'],
  },
];

export const sellerAnswers: readonly LocalizedText[] = [
  [
    'Buenos días. Compramos la mercadería a un distribuidor autorizado y adjuntamos la factura de compra.',
    'Bom dia. Compramos a mercadoria de um distribuidor autorizado e anexamos a nota fiscal de compra.',
    'Good morning. We bought the goods from an authorised distributor and attach the purchase invoice.',
  ],
  [
    'El producto es genuino. Adjunto la licencia de uso de marca vigente.',
    'O produto é genuíno. Segue a licença de uso da marca em vigor.',
    'The product is genuine. The current trademark licence is attached.',
  ],
  [
    'No usamos la marca en el título, describe la compatibilidad del accesorio.',
    'Não usamos a marca no título, ela descreve a compatibilidade do acessório.',
    'We do not use the brand in the title, it describes what the accessory fits.',
  ],
  [
    'Las fotos fueron tomadas por nosotros en el depósito, ya reemplazamos la primera.',
    'As fotos foram tiradas por nós no depósito, já trocamos a primeira.',
    'We took the photos ourselves in the warehouse and have replaced the first one.',
  ],
];

export const reviewTexts: readonly { rate: number; title: LocalizedText; content: LocalizedText }[] = [
  {
    rate: 5,
    title: ['Excelente', 'Excelente', 'Excellent'],
    content: [
      'Llegó antes de lo esperado y es tal cual la foto.',
      'Chegou antes do previsto e é igual à foto.',
      'It came sooner than expected and is just like the photo.',
    ],
  },
  {
    rate: 4,
    title: ['Muy bueno', 'Muito bom', 'Very good'],
    content: ['Buena relación precio calidad.', 'Boa relação custo-benefício.', 'Good value for money.'],
  },
  {
    rate: 3,
    title: ['Regular', 'Regular', 'So so'],
    content: [
      'Cumple, pero los materiales son livianos.',
      'Serve, mas os materiais são leves.',
      'It does the job, but the materials are light.',
    ],
  },
  {
    rate: 2,
    title: ['Esperaba más', 'Esperava mais', 'Expected more'],
    content: ['La costura vino despareja.', 'A costura veio desigual.', 'The stitching came uneven.'],
  },
  {
    rate: 1,
    title: ['No es original', 'Não é original', 'Not original'],
    content: [
      'El logo está mal impreso y no trae etiqueta.',
      'O logo está mal impresso e vem sem etiqueta.',
      'The logo is badly printed and there is no label.',
    ],
  },
];

/** Text that looks like markup, as sellers do write it: it has to stay text wherever it shows. */
export const markupLookalikes: readonly string[] = [
  '<b>OFERTA</b>',
  '<img src=x onerror=alert(1)>',
  '"><script>alert(2)</script>',
  '{{7*7}} ${7*7}',
  '<a href="javascript:alert(3)">ver</a>',
  '&lt;i&gt;50%&lt;/i&gt; OFF',
];
