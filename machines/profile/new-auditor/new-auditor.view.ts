export { accountCallView as newAuditorView } from '../../shared/account-call/account-call.view';
