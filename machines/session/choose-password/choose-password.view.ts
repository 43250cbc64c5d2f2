export { accountCallView as choosePasswordView } from '../../shared/account-call/account-call.view';
