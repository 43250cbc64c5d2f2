import type { Lang } from '../../../contracts/vocabulary/languages';
import type { Mark } from './chart-legend';

interface LegendTexts {
  title: string;
  language: string;
  close: string;
  states: string;
  arrows: string;
  takers: string;
  /** What the panels call it stands beside each. */
  marks: Record<Mark, string>;
}

/** The explorer speaks English; the legend speaks to whoever reads it, and names marks by the words that stand on the page. */
export const legendTexts: Record<Lang, LegendTexts> = {
  es: {
    title: 'Leyenda del diagrama',
    language: 'Idioma',
    close: 'Cerrar',
    states: 'Estados',
    arrows: 'Flechas',
    takers: 'Colores de las flechas: quién las toma',
    marks: {
      active: 'La máquina está en este estado.',
      around: 'La máquina está en un estado dentro de este.',
      initial: 'Con este estado empieza el que lo contiene.',
      final: 'Aquí termina la máquina o la parte que lo contiene.',
      region: 'Una de las partes que están activas a la vez.',
      next: 'Puede tomarse ahora.',
      taken: 'La tomó el último paso.',
      missed: 'Con «Coverage»: ningún camino de las pruebas llega.',
      found: 'Coincide con lo que se busca.',
      none: 'Nada de lo elegido la toma.',
      one: 'La toma uno solo.',
      several: 'La toman varios.',
      faded: 'Con «Nothing stands behind»: la toma alguno, y se atenúa.',
      samples: 'Los escenarios de ejemplo de la máquina.',
      journeys: 'Los recorridos de la consola en un navegador.',
      requirements: 'Las pruebas con el número de un requisito.',
      tests: 'Ambos: recorridos y pruebas de requisitos.',
    },
  },
  en: {
    title: 'Legend of the chart',
    language: 'Language',
    close: 'Close',
    states: 'States',
    arrows: 'Arrows',
    takers: 'Colours of the arrows: who takes them',
    marks: {
      active: 'The machine is in this state.',
      around: 'The machine is in a state within this one.',
      initial: 'The state around it begins in this one.',
      final: 'The machine, or the part around it, ends here.',
      region: 'One of the parts that are active at once.',
      next: 'It can be taken now.',
      taken: 'The last step took it.',
      missed: 'With “Coverage”: no path of the tests gets there.',
      found: 'It matches what is looked for.',
      none: 'Nothing of what is chosen takes it.',
      one: 'One alone takes it.',
      several: 'Several take it.',
      faded: 'With “Nothing stands behind”: something takes it, and it fades.',
      samples: 'The sample scenarios of the machine.',
      journeys: 'The journeys through the console in a browser.',
      requirements: 'The tests with the number of a requirement.',
      tests: 'Both: journeys and tests of requirements.',
    },
  },
  pt: {
    title: 'Legenda do diagrama',
    language: 'Idioma',
    close: 'Fechar',
    states: 'Estados',
    arrows: 'Setas',
    takers: 'Cores das setas: quem passa por elas',
    marks: {
      active: 'A máquina está neste estado.',
      around: 'A máquina está em um estado dentro deste.',
      initial: 'O estado que o contém começa por este.',
      final: 'Aqui termina a máquina ou a parte que o contém.',
      region: 'Uma das partes que ficam ativas ao mesmo tempo.',
      next: 'É possível agora.',
      taken: 'O último passo passou por ela.',
      missed: 'Com “Coverage”: nenhum caminho dos testes chega.',
      found: 'Corresponde ao que se procura.',
      none: 'Nada do que foi escolhido passa por ela.',
      one: 'Só um passa por ela.',
      several: 'Vários passam por ela.',
      faded: 'Com “Nothing stands behind”: algum passa por ela, e ela fica atenuada.',
      samples: 'Os cenários de exemplo da máquina.',
      journeys: 'Os percursos do console em um navegador.',
      requirements: 'Os testes com o número de um requisito.',
      tests: 'Ambos: percursos e testes de requisitos.',
    },
  },
};
