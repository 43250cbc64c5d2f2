export { drawerFormView as accountFormView } from '../../shared/drawer-form.view';
