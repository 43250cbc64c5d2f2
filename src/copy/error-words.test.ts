import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { MessageId } from './message-ids';

function messagesIn(lang: string): Record<string, string> {
  const folder = join(import.meta.dirname, '../../locales', lang);
  const files = readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as object);
  return Object.assign({}, ...files) as Record<string, string>;
}
const languages = ['es', 'en', 'pt'].map(messagesIn);

/** Where a sentence is told is held by the screens' tests, for the most part in Spanish: here it is what each language says. */
describe('what is told of an error, or of what went well', () => {
  test.each<[rowAndSubject: string, id: MessageId, told: string]>([
    [
      'ERR-01 a wrong password',
      'failure.WRONG_CREDENTIALS.text',
      'El usuario o la contraseña no son correctos. | The username or password is wrong. | O usuário ou a senha estão incorretos.',
    ],
    [
      'ERR-02 an account of another product',
      'failure.NOT_PRODUCT_CREDENTIALS.text',
      'no es de este programa | doesn’t belong to this program | não é deste programa',
    ],
    [
      'ERR-03 a wrong code',
      'failure.WRONG_CODE.text',
      'El código no es correcto | The code is wrong | O código está incorreto',
    ],
    [
      'ERR-04 a user who exists',
      'failure.USER_EXISTS.text',
      'Ya existe un usuario | A user with that email already exists | Já existe um usuário',
    ],
    [
      'ERR-13 a translation',
      'notice.translation.failed.text',
      'No pudimos cargar la traducción | The translation couldn’t be loaded | Não foi possível carregar a tradução',
    ],
    [
      'ERR-14 the searches',
      'failed.liveSearches.text',
      'cargar tus búsquedas | Your searches couldn’t be loaded | carregar suas buscas',
    ],
    [
      'ERR-14 a search',
      'failed.liveSearch.text',
      'cargar la búsqueda | The search couldn’t be loaded | carregar a busca',
    ],
    [
      'ERR-15 a creation',
      'failed.createLiveSearch.text',
      'No pudimos crear la búsqueda | The search couldn’t be created | Não foi possível criar a busca',
    ],
    [
      'ERR-18 a filter',
      'failed.updateLiveSearch.text',
      'aplicar el filtro de la búsqueda | The search filter couldn’t be applied | aplicar o filtro da busca',
    ],
    [
      'ERR-19 a duplicate',
      'because.LIVE_SEARCH_EXISTS.text',
      'Ya existe una búsqueda con esas palabras | already exists | Já existe uma busca com essas palavras',
    ],
    [
      'ERR-20 ERR-21 a nickname',
      'because.SELLER_UNKNOWN.text',
      'Usuario no encontrado. | User not found. | Usuário não encontrado.',
    ],
    [
      'ERR-20 ERR-21 a seller',
      'failure.SELLER_NOT_FOUND.text',
      'Usuario no encontrado. | User not found. | Usuário não encontrado.',
    ],
    [
      'ERR-22 a send of one',
      'notice.send.failedOne.text',
      'No pudimos enviar la denuncia | The report couldn’t be sent | enviar a denúncia',
    ],
    [
      'ERR-22 a send of all',
      'notice.send.failedAll.text',
      'No pudimos enviar las denuncias | The reports couldn’t be sent | enviar as denúncias',
    ],
    [
      'ERR-25 one that was audited',
      'failure.ALREADY_AUDITED.text',
      '{Esta publicación ya fue auditada en la organización.} | {This listing was already audited in the organisation.} | {Este anúncio já foi auditado na organização.}',
    ],
    [
      'ERR-27 a removal that failed',
      'notice.mark.remove.failed.text',
      'No pudimos quitar la publicación | The listing couldn’t be removed | Não foi possível remover o anúncio',
    ],
    [
      'ERR-27 a removal that succeeded',
      'notice.mark.remove.done.text',
      'Quitamos la publicación de la lista | The listing was removed from the list | O anúncio foi removido da lista',
    ],
    [
      'ERR-29 another format',
      'imports.fault.WRONG_FORMAT',
      'El formato no es válido. | The format isn’t valid. | O formato não é válido.',
    ],
    [
      'ERR-29 another workbook',
      'imports.fault.NOT_TEMPLATE',
      'no se hizo con nuestra plantilla | wasn’t made with our template | não foi feito com o nosso modelo',
    ],
    [
      'ERR-30 several countries',
      'imports.fault.SEVERAL_SITES',
      'más de un país: {countries} | more than one country: {countries} | mais de um país: {countries}',
    ],
    ['ERR-36 no reason', 'because.REASON_MISSING.text', 'Elige un motivo. | Choose a reason. | Escolha um motivo.'],
    [
      'ERR-38 several that are protected',
      'imports.protected.text',
      '{# publicaciones están protegidas} | {# listings are protected and weren’t} | {# anúncios estão protegidos e não foram importados}',
    ],
    [
      'ERR-38 until when',
      'imports.protected.text',
      'la protección vence el {until} | the protection ends on {until} | a proteção vence em {until}',
    ],
    [
      'ERR-39 ERR-40 a brand infringement',
      'failed.sendBrandInfringement.text',
      'Ocurrió un error al enviar la denuncia. Vuelve a intentarlo. | An error occurred while sending the report. Try again. | Ocorreu um erro ao enviar a denúncia. Tente de novo.',
    ],
    [
      'ERR-43 the profile',
      'notice.command.updateProfile.done.text',
      'Tu perfil se actualizó. | Your profile was updated. | Seu perfil foi atualizado.',
    ],
    [
      'ERR-43 the account',
      'notice.command.updateProfileAccount.done.text',
      'Los datos de la cuenta se guardaron. | The account details were saved. | Os dados da conta foram salvos.',
    ],
    [
      'ERR-47 maintenance',
      'shell.maintenance.title',
      'Estamos mejorando el sitio | We’re improving the site | Estamos melhorando o site',
    ],
    [
      'ERR-50 the cases',
      'notice.cases.unread.text',
      'No pudimos cargar los casos | The cases couldn’t be loaded | Não foi possível carregar os casos',
    ],
    [
      'ERR-53 a retraction',
      'notice.reply.retract.failed.text',
      'No pudimos guardar tus cambios | Your changes couldn’t be saved | Não foi possível salvar suas alterações',
    ],
    [
      'ERR-54 a rollback that succeeded',
      'notice.reply.rollback.done.text',
      'retiraste la denuncia | you retracted the report | você retirou a denúncia',
    ],
    [
      'ERR-55 a rollback that failed',
      'notice.reply.rollback.failed.text',
      'No pudimos retirar la denuncia | The report couldn’t be retracted | Não foi possível retirar a denúncia',
    ],
    [
      'ERR-57 a custom report',
      'failed.createNoticedReport.text',
      'No pudimos generar el reporte | The export couldn’t be generated | Não foi possível gerar o relatório',
    ],
    [
      'ERR-58 its deletion',
      'notice.command.deleteNoticedReport.failed.text',
      'El reporte no se eliminó | The export wasn’t deleted | O relatório não foi excluído',
    ],
    [
      'ERR-58 that of the other kind',
      'notice.command.deleteLiveSearchReport.failed.text',
      'El reporte de búsqueda no se eliminó | The search export wasn’t deleted | O relatório de busca não foi excluído',
    ],
    [
      'ERR-59 a report of a search',
      'failed.createLiveSearchReport.text',
      'No pudimos crear el reporte de búsqueda | The search export couldn’t be created | Não foi possível criar o relatório de busca',
    ],
    [
      'ERR-60 none found',
      'exports.none.title',
      'Ningún reporte coincide con “{filter}” | No exports match “{filter}” | Nenhum relatório corresponde a “{filter}”',
    ],
    [
      'ERR-61 a trusted seller',
      'notice.command.deleteSellerFromDB.failed.text',
      'white {No pudimos quitar al vendedor de los confiables | white {The seller couldn’t be removed from the trusted | white {Não foi possível remover o vendedor dos confiáveis',
    ],
    [
      'ERR-61 a watched seller',
      'notice.command.deleteSellerFromDB.failed.text',
      'other {No pudimos quitar al vendedor de los vigilados | other {The seller couldn’t be removed from the watched | other {Não foi possível remover o vendedor dos vigiados',
    ],
    [
      'ERR-62 the watched sellers',
      'failed.blackListSellers.text',
      'vendedores vigilados | The watched sellers couldn’t be loaded | vendedores vigiados',
    ],
    [
      'ERR-62 the trusted sellers',
      'failed.whiteListSellers.text',
      'vendedores confiables | The trusted sellers couldn’t be loaded | vendedores confiáveis',
    ],
    [
      'ERR-63 the mark of a seller',
      'notice.command.deleteSellerFromDB.failed.text',
      'unset {No pudimos quitar la marca del vendedor.} | unset {The seller’s mark couldn’t be removed.} | unset {Não foi possível remover a marca do vendedor.}',
    ],
    [
      'ERR-64 watching',
      'notice.command.blackListSeller.failed.text',
      'no pasó a los vigilados | wasn’t marked as watched | não passou para os vigiados',
    ],
    [
      'ERR-64 trusting',
      'notice.command.whiteListSeller.failed.text',
      'no pasó a los confiables | wasn’t marked as trusted | não passou para os confiáveis',
    ],
    [
      'ERR-65 the questions',
      'failed.articleQuestions.text',
      'preguntas y respuestas | The questions and answers couldn’t be loaded | perguntas e respostas',
    ],
    [
      'ERR-66 the reviews',
      'failed.reviews.text',
      'Error en buscar reviews | The reviews couldn’t be loaded | carregar as avaliações',
    ],
    [
      'ERR-67 their totals',
      'failed.reviewsTotal.text',
      'Error en buscar totales de reviews | The review totals couldn’t be loaded | carregar os totais das avaliações',
    ],
    [
      'ERR-69 a listing that was ended',
      'notice.reply.confirm.done.text',
      'finalizaste la publicación. | you ended the listing. | você encerrou o anúncio.',
    ],
    [
      'ERR-69 a report that was retracted',
      'notice.reply.retract.done.text',
      'retiraste la denuncia | you retracted the report | você retirou a denúncia',
    ],
    [
      'ERR-70 a seller',
      'notice.command.deleteSellerFromDB.done.text',
      'white {El vendedor ya no está entre los confiables.} | white {The seller is no longer trusted.} | white {O vendedor não está mais entre os confiáveis.}',
    ],
    [
      'ERR-73 a status',
      'failure.STATUS_NOT_CHANGED.text',
      'cambiar el estado de la publicación | The listing’s status couldn’t be changed | mudar o status do anúncio',
    ],
  ])('%s is told in each language', (_, id, told) => {
    const sentences = languages.map((messages) => messages[id]);
    expect(sentences).toEqual(told.split(' | ').map((words) => expect.stringContaining(words) as string));
  });
});
