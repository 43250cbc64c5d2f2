export { accountCallView as registerView } from '../../shared/account-call/account-call.view';
