Pod::Spec.new do |s|
  s.name = 'Ties'
  s.version = '1.0.0'
  s.summary = 'Constraints in chains.'
  s.source_files = 'Sources/**/*.swift'
  s.ios.deployment_target = '13.0'
end
