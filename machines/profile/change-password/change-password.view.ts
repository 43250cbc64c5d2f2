export { accountCallView as changePasswordView } from '../../shared/account-call/account-call.view';
