import './variables.css';
import './fonts.css';
import './base.css';
