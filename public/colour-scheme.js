(function () {
  var kept = null;
  try {
    kept = localStorage.getItem('vigia-colour-scheme');
  } catch {
    kept = null;
  }
  var dark = kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
