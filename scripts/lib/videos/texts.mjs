export const languages = /** @type {const} */ (['es', 'en', 'pt']);

/** @typedef {(typeof languages)[number]} Language */
/** @typedef {'menu1' | 'menu2' | 'menu5' | 'menu7' | 'menu12'} Topic */

/**
 * What a video says: a line for each of its three steps, and what stands on the buttons and in the fields that it draws.
 * @typedef {{ steps: readonly [string, string, string], drawn: readonly string[] }} VideoTexts
 */

/** @type {Record<Topic, Record<Language, VideoTexts>>} */
export const videoTexts = {
  menu1: {
    es: {
      steps: ['Escribe lo que buscas', 'Elige los países y crea la búsqueda', 'Se completa sola, país por país'],
      drawn: ['bolso andes', 'Crear búsqueda'],
    },
    en: {
      steps: [
        'Enter what you look for',
        'Choose the countries, create the search',
        'It fills up by itself, country by country',
      ],
      drawn: ['andes bag', 'Create search'],
    },
    pt: {
      steps: [
        'Digite o que você procura',
        'Escolha os países e crie a busca',
        'Ela se completa sozinha, país por país',
      ],
      drawn: ['bolsa andes', 'Criar busca'],
    },
  },
  menu2: {
    es: {
      steps: [
        'Las flechas pasan de una a otra',
        'T marca como confiable, S como sospechosa',
        'Z deshace tu última decisión',
      ],
      drawn: ['Confiable', 'Sospechosa'],
    },
    en: {
      steps: [
        'The arrow keys go from one to the next',
        'T marks as trusted, S as suspicious',
        'Z undoes your last decision',
      ],
      drawn: ['Trusted', 'Suspicious'],
    },
    pt: {
      steps: [
        'As setas passam de um a outro',
        'T marca como confiável, S como suspeito',
        'Z desfaz sua última decisão',
      ],
      drawn: ['Confiável', 'Suspeito'],
    },
  },
  menu5: {
    es: {
      steps: [
        'Completa la plantilla y ábrela aquí',
        'Mira cada fila antes de importar',
        'Corrige las que tienen errores',
      ],
      drawn: ['Importar planilla', 'Importar'],
    },
    en: {
      steps: ['Fill in the template and open it here', 'See each row before you import', 'Correct those with errors'],
      drawn: ['Import spreadsheet', 'Import'],
    },
    pt: {
      steps: ['Preencha o modelo e abra-o aqui', 'Veja cada linha antes de importar', 'Corrija as que têm erros'],
      drawn: ['Importar planilha', 'Importar'],
    },
  },
  menu7: {
    es: {
      steps: ['Elige las que vas a enviar', 'Tienes diez segundos para deshacer', 'El recibo dice qué fue de cada una'],
      drawn: ['Enviar 3', 'Deshacer'],
    },
    en: {
      steps: ['Select those that you send', 'You have ten seconds to undo', 'The receipt tells what became of each'],
      drawn: ['Send 3', 'Undo'],
    },
    pt: {
      steps: [
        'Selecione os que vai enviar',
        'Você tem dez segundos para desfazer',
        'O recibo diz o que aconteceu com cada um',
      ],
      drawn: ['Enviar 3', 'Desfazer'],
    },
  },
  menu12: {
    es: {
      steps: [
        'El vendedor responde a tu denuncia',
        'Confirma o retira antes de la fecha límite',
        'Tienes diez segundos para deshacer',
      ],
      drawn: ['Vendedor', 'Confirmar', 'Retirar', 'Deshacer'],
    },
    en: {
      steps: [
        'The seller answers your report',
        'Confirm or withdraw before the deadline',
        'You have ten seconds to undo',
      ],
      drawn: ['Seller', 'Confirm', 'Withdraw', 'Undo'],
    },
    pt: {
      steps: [
        'O vendedor responde à sua denúncia',
        'Confirme ou retire antes da data limite',
        'Você tem dez segundos para desfazer',
      ],
      drawn: ['Vendedor', 'Confirmar', 'Retirar', 'Desfazer'],
    },
  },
};
