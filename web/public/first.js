// Runs before the first paint, so that the page opens in its own theme and language.
(function () {
  var root = document.documentElement;
  var kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('polis') || '{}');
  } catch (error) {
    kept = {};
  }
  var dark = matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = kept.theme === 'light' || kept.theme === 'dark' ? kept.theme : dark ? 'dark' : 'light';
  root.lang = kept.language || (/^(ru|uk|be|kk)/.test(navigator.language) ? 'ru' : 'en');
})();
