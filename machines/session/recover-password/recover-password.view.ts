export { accountCallView as recoverPasswordView } from '../../shared/account-call/account-call.view';
